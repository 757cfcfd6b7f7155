const THOUSAND = 1_000_00

/** What is asked, from and below, in cents of whatever currency: nothing is converted. */
export const askRanges = {
  'below-1k': [0, THOUSAND],
  '1k-10k': [THOUSAND, 10 * THOUSAND],
  '10k-50k': [10 * THOUSAND, 50 * THOUSAND],
  'from-50k': [50 * THOUSAND, Number.MAX_SAFE_INTEGER],
} as const satisfies Readonly<Record<string, readonly [from: number, below: number]>>

export type AskRange = keyof typeof askRanges
export const askRangeNames = ['below-1k', '1k-10k', '10k-50k', 'from-50k'] as const satisfies readonly AskRange[]
