/** Put in by the bundler: the release, and the base path the index was made for. */
declare const KW_RELEASE: string;
declare const KW_BASE: string;
