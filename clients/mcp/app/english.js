// The words of this page: nothing can be loaded, so it has the language of its document.

import { use } from "../../web/static/js/words.js";
import { ERRORS, HINTS, WORDS } from "../../web/static/js/words/en.js";

use({ ERRORS, HINTS, WORDS }, "en");
