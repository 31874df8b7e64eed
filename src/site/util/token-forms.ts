/** What tokens of one kind look like. */
interface TokenForm {
  /** What such a token begins with. */
  readonly start: RegExp;
  readonly rest: RegExp;
}

/**
 * Tokens that are recognized by their form: the setup form refuses them, and the error finder masks them in
 * reports. Import this only in code that is fetched on use, because every page would load the list otherwise.
 */
export const TOKEN_FORMS: readonly TokenForm[] = [
  {start: /hf_/, rest: /[A-Za-z0-9]{16,}/},
  {start: /api_org_/, rest: /[A-Za-z0-9]{16,}/},
  {start: /sk-/, rest: /[\w-]{16,}/},
  {start: /gh[pousr]_/, rest: /[A-Za-z0-9]{20,}/},
  {start: /github_pat_/, rest: /\w{20,}/},
  {start: /glpat-/, rest: /[\w-]{16,}/},
  {start: /nvapi-/, rest: /[\w-]{16,}/},
  {start: /dckr_pat_/, rest: /[\w-]{16,}/},
  {start: /pypi-Ag/, rest: /[\w-]{14,}/},
  {start: /xox[abprs]-/, rest: /[\w-]{10,}/},
  {start: /A[KS]IA/, rest: /[A-Z0-9]{16}/},
  {start: /AIza/, rest: /[\w-]{30,}/},
  {start: /eyJ/, rest: /[\w-]{8,}\.[\w-]{8,}\.[\w-]*/},
];
