import { isMissingCode } from '../lib/deployments/announce-missing-code.ts'
import { failed } from '../lib/failures/failed.ts'

/** React has drawn anew what it could not take over from the server. Code that did not come is no mistake in the page; all else is. */
export const noteRecovered = (error: unknown): void => {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  if (!isMissingCode(cause)) failed('hydration', cause)
}
