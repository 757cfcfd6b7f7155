export interface Reader {
  send(frame: string): void
  /** Has enough to take before it is worth sending more. */
  full(): boolean
  /** Can't be continued from its cursor and receives nothing more. */
  reset(): void
}

export interface Joined {
  /** From where on they receive messages. */
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
  /** There may be changes. Settles when they were read. */
  refresh(): Promise<void>
  /** All changes up to here were read. */
  reached(position: number): void
  close(): void
}
