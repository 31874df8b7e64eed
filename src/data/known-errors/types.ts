/** The program or part that writes the message. */
export type Component =
  | 'apt'
  | 'cockroachdb'
  | 'cuda'
  | 'disk'
  | 'docker'
  | 'etcd'
  | 'http'
  | 'hugging-face'
  | 'kamiwaza'
  | 'kernel'
  | 'llama-cpp'
  | 'milvus'
  | 'mlx'
  | 'nvidia-container-toolkit'
  | 'nvidia-driver'
  | 'ports'
  | 'python'
  | 'ray'
  | 'rocm'
  | 'sdk'
  | 'services'
  | 'tls'
  | 'traefik'
  | 'vllm'
  | 'windows'
  | 'wsl';

/** Where the message is seen, and where a command is typed. `windows` means outside of WSL. */
export type Platform = 'linux' | 'macos' | 'windows' | 'wsl';

/** How the platform was installed on Linux, as in `setupGroups`. */
export type InstallMethod = 'ubuntu' | 'tarball';

/** At least one. */
export type Some<T> = readonly [T, ...(readonly T[])];

/**
 * How much one occurrence says.
 *
 * - `message`: the constant text of the program's message, as far as it has one.
 * - `variant`: the same message of another version, or shortened (a cut line, another frontend).
 * - `hint`: goes with the error but also with others. Hints alone never give an answer.
 */
export type PatternKind = 'message' | 'variant' | 'hint';

/**
 * What a log line must contain. Plain text, no regular expressions: the time to search grows only with the length of
 * the log and the number of different phrases.
 */
export interface Pattern {
  readonly kind: PatternKind;
  /**
   * All of them, in this order, in one line, at most 400 characters apart. The values of the message
   * (paths, numbers, names) are what stands between two phrases. Letter case does not count, except
   * in a `code`. Quotation marks are straight ones; terminal colors and `\"` of JSON are undone
   * before.
   */
  readonly phrases: Some<string>;
  /**
   * The part that no other error has: one of `phrases`. It is looked for first and shown to the
   * reader as the reason of the match. Eight characters or more, except in a `code` or a hint.
   */
  readonly specific: string;
  /** A status or error code: stands alone as a word, in exactly this letter case. */
  readonly code?: boolean;
  /** None of these may be in the same line. */
  readonly unless?: readonly string[];
  /** Is in the same line or at most `lines` lines before or after it. */
  readonly near?: {readonly phrase: string; readonly lines: number};
  /** Nothing else was pasted, except `error` or `code` in front of it. */
  readonly alone?: boolean;
}

export type CommandLanguage = 'bash' | 'powershell' | 'python' | 'json' | 'yaml' | 'ini' | 'toml';

/** One block to copy. Placeholders in angle brackets: `<container>`. */
export interface Command {
  readonly language: CommandLanguage;
  readonly code: string;
  /** Absent: wherever the message is seen. */
  readonly platform?: Platform;
  /** Absent: however the platform was installed on Linux. */
  readonly method?: InstallMethod;
}

/** One action. */
export interface Step {
  /** Inline Markdown: a sentence or two in the imperative. Links are site paths or https. */
  readonly text: string;
  readonly commands?: readonly Command[];
}

/** Where the cause or the fix is documented. */
export interface Source {
  /** Name of the page, issue or file, with its project. */
  readonly title: string;
  /** https address, or a site path for facts about Kamiwaza. */
  readonly url: string;
}

/**
 * What the message says about the order of events.
 *
 * - `cause`: the fault itself.
 * - `symptom`: what some part says after any of many faults ("engine failed to start", "connection
 *   refused"). Listed after every cause in the same log.
 * - `warning`: the program goes on after it. Listed last.
 */
export type Role = 'cause' | 'symptom' | 'warning';

export interface KnownError {
  /** Its address: /errors/<id>. Short, lower case, words joined by hyphens; never changed. */
  readonly id: string;
  /** What went wrong in a few words; not the message itself. */
  readonly title: string;
  readonly component: Component;
  readonly platforms: Some<Platform>;
  /** True: a statement about Kamiwaza, from the documentation or the SDK of the vendor. False: general knowledge. */
  readonly kamiwaza: boolean;
  readonly messages: Some<Pattern>;
  /** Absent: `cause`. */
  readonly role?: Role;
  /**
   * Its messages say only that something ended, and the reason is in another line. It gives no answer where
   * the log names a reason that is not in the catalog.
   */
  readonly endOnly?: boolean;
  /** Entries of which this one is a consequence when both occur in one log. */
  readonly follows?: readonly string[];
  /** Words that the steps must not contain, because they would name the wrong fix. A test checks this. */
  readonly contradicts?: readonly string[];
  /** Why it happens. Inline Markdown; not a repetition of the title. */
  readonly cause: string;
  /** What to do, the likeliest or cheapest first. */
  readonly steps: Some<Step>;
  /** How to tell that it is fixed. */
  readonly verify: Step;
  readonly sources: Some<Source>;
  /** Site path of the section that treats it, where one does. */
  readonly page?: string;
  /** A short excerpt in the form in which the program writes it. This entry must match it first. */
  readonly sample: string;
}
