/** Enough to look into what is no answer of ours: a cookie, a manifest, what another tab says. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
