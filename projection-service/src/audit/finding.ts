/** One thing that is not as it should be, for a person to read. */
export interface Finding {
  readonly place: 'log' | 'ledger' | 'board' | 'table'
  readonly text: string
}
