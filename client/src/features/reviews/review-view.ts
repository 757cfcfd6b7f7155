import type { After } from '../../lib/commands/forms-slice.ts'

/** What every review of a list needs of it. */
export interface ReviewView {
  readonly toolId: string
  /** Of the tool. */
  readonly name: string
  /** What of the page a command about a review changes. */
  readonly changes: NonNullable<After['changes']>
}
