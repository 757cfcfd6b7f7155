export interface Reader {
  send(frame: string): void
  /** Has enough to take before it is worth sending more. */
  full(): boolean
  /** Can't be continued from its cursor and hears nothing more. */
  reset(): void
}

export interface Joined {
  /** From where on they hear. */
  readonly cursor: number
  /** What is sent is each time all there is to know. */
  readonly coalesced: boolean
  leave(): void
  /** Settles when what was read for them first is read, however that ended. */
  start(): Promise<void>
}

/** A topic as long as somebody listens to it. */
export interface Feed {
  /** From the cursor on, or from now. */
  join(cursor: number | null, reader: Reader): Joined
  /** There may be news. Settles when it was read. */
  refresh(): Promise<void>
  /** There is no news up to here that was not read. */
  reached(position: number): void
  close(): void
}
