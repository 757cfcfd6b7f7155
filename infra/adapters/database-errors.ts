/** Worth another try as it is: the database went away, or two transactions met. */
export const isTransient = (error: unknown): boolean =>
  isAway(error) || (error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('40'))

/** 57P0x and class 08 are a database that went away, 57014 one that gave up in time; the rest are errors of ours. */
export const isAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    /^(08|57P0|57014|53)/.test(code) ||
    /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)/.test(code) ||
    error.name === 'KnexTimeoutError' ||
    /Connection terminated|not queryable|Query read timeout|timeout expired|timeout exceeded when trying to connect/.test(error.message)
  )
}

/** 42P01 and 3F000: no such table, no such schema. */
export const isMissingTable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '42P01' || error.code === '3F000')
