/**
 * What a feature leaves in a build. A feature whose code only some pages load describes itself in
 * `__tests__/footprint.ts`; a test then checks that no other page loads any of it.
 */
export interface Footprint {
  /** Matches the HTML of the pages that use the feature, and no others. */
  readonly page: RegExp;
  /** Text that only the feature's own scripts contain, such as a label or a key of the storage. */
  readonly code: readonly string[];
}
