import { ApiError } from './api/api-client.ts'

/** What failed without being worth the reader's attention: for developers who look into the console. */
export const report = (what: string, error: unknown): void => {
  console[isAnswer(error) ? 'info' : 'error'](`${what}:`, error instanceof Error ? error.message : error)
}

/** The network was gone, or the server said no: neither is a mistake in the page. */
const isAnswer = (error: unknown) => error instanceof ApiError && /^(unreachable|status-\d+)$/.test(error.code)
