import { isMissingCode } from '../lib/deployments/announce-missing-code.ts'
import type { Problem } from './navigation-slice.ts'

/** Without a network there is nothing to blame the server for. */
export const problemOf = (error: unknown): Problem =>
  'onLine' in globalThis.navigator && !globalThis.navigator.onLine
    ? { status: 500, message: '', isOffline: true }
    : { status: 500, message: wordsOf(error) }

const wordsOf = (error: unknown): string => {
  if (isMissingCode(error)) return 'A part of this page did not load'
  return error instanceof Error ? error.message : String(error)
}
