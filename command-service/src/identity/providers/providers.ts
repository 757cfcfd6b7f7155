/** Who else may vouch for a user, by name. */
export interface Providers {
  /** The names of those that are on. */
  readonly names: readonly string[]
}
