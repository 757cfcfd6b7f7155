/** So many at once, and so many again within so long. */
export interface Limit {
  readonly name: string
  readonly most: number
  readonly perSeconds: number
}

export interface Limits {
  /** Throws `over_request_rate_limit`, or what `refuse` makes of the seconds to wait, where the subject has had its share. */
  take(limit: Limit, subject: string, refuse?: (seconds: number) => Error): Promise<void>
}
