export interface NewEvent {
  readonly id: string
  readonly type: string
  readonly data: Record<string, unknown>
  readonly metadata: Record<string, unknown>
}

/** The revision that was read; the stream must not have moved since. */
export type ExpectedRevision = number | 'no-stream'
