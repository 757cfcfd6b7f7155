/** Enough to look into an answer without zod, whose 26 kB would delay the first interaction. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
