// Empty: the highlighter sets itself up when it is fetched.
export {};
