import { ApiError } from './api/api-client.ts'

/** What failed without being worth the reader's attention: for developers who look into the console. */
export const report = (what: string, error: unknown): void => {
  if (isAnswer(error)) return reportOutage(what, error)
  // oxlint-disable-next-line no-console -- one of the two places that write there
  console.error(`${what}:`, wordsOf(error))
}

/** Something outside of the page was not to be had, which is no mistake in it. */
export const reportOutage = (what: string, error: unknown): void => {
  // oxlint-disable-next-line no-console -- the other
  console.info(`${what}:`, wordsOf(error))
}

/** The network was gone, or the server said no. */
const isAnswer = (error: unknown) => error instanceof ApiError && /^(unreachable|status-\d+)$/.test(error.code)

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : error)
