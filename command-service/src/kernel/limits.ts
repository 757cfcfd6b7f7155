/** So many at once, and so many again within so long. */
export interface Limit {
  readonly name: string
  readonly most: number
  readonly perSeconds: number
}

export interface Limits {
  /** How much is left. Throws `over_request_rate_limit`, or what `refuse` makes of the seconds to wait, where the subject has had its share. */
  take(limit: Limit, subject: string, refuse?: (seconds: number) => Error): Promise<number>
  /** It did not count after all: the password was right, or nothing was sent. */
  giveBack(limit: Limit, subject: string): Promise<void>
}

/** Where the operator has relaxed them. */
export const noLimits: Limits = { take: async ({ most }) => most, giveBack: async () => undefined }
