/** The line above a printed page. */
export const TEXTS = {
  line: (release: string, address: string, day: string): string =>
    `Kamiwaza ${release} · ${address} · printed ${day}`,
} as const;
