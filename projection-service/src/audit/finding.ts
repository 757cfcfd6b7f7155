import type { LogPosition } from '@debut/events/kernel/ids.ts'

/** One thing that is not as it should be, for a person to read. */
export interface Finding {
  readonly place: 'log' | 'ledger' | 'board' | 'table'
  readonly text: string
  /** Where the log has the vote that it is about, if it is about one. */
  readonly vote?: LogPosition
}
