export interface Message {
  /** Whoever has this cursor has this message and all before it. */
  readonly cursor: number
  readonly body: unknown
}

/** A lossless feed: every message after a cursor, in order. */
export interface Topic {
  readonly name: string
  /** The projection whose progress brings news. */
  readonly projection: string
  since(cursor: number, limit: number): Promise<readonly Message[]>
  /** Whether more than so many messages follow the cursor. */
  isBehind(cursor: number, most: number): Promise<boolean>
}
