/** The version of the program and its clients, kept equal to package.json by a test. */
export const version = "1.0.0";
