#include "CTables.h"
