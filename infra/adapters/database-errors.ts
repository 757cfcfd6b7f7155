/** Worth another try as it is: the database was lost, two transactions conflicted, or a lock was not given in time. */
export const isTransient = (error: unknown): boolean => isUnavailable(error) || /^(40|55P03)/.test(codeOf(error))

/**
 * What Postgres says of the values that it was given, and would say again: data that does not fit (22), a constraint (23, 44), two rows for one
 * (21), a limit (54), what a function raised (2F, 38, 39, P0), what is not supported (0A). Connections, locks, disks and rights are none of it.
 */
export const isOfValues = (error: unknown): boolean => /^(0A|2[123]|2F|3[89]|44|54|P0)/.test(codeOf(error))

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '')

/**
 * 57P0x and class 08 are a database that was lost, 57014 one that gave up in time, 25006 one that takes nothing any more, 25P03 one that
 * ended an idle transaction, 53 and 58 one that lacks disk, memory or connections; the rest are errors of ours.
 */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return (
    /^(08|57P0|57014|53|58|25006|25P03)/.test(code) ||
    /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)/.test(code) ||
    error.name === 'KnexTimeoutError' ||
    /Connection terminated|not queryable|Query read timeout|timeout expired|timeout exceeded when trying to connect/.test(error.message)
  )
}

/** 42P01 and 3F000: no such table, no such schema. */
export const isMissingTable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '42P01' || error.code === '3F000')
