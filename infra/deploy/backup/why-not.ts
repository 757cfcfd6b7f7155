import { isUnavailable as isDatabaseUnavailable } from '@debut/adapters/database-errors.ts'
import { Refused, Unavailable } from '@debut/adapters/errors.ts'
import { isUnavailable as isLogUnavailable } from '@debut/adapters/event-store-unavailable.ts'

/** What keeps it from being done, in a sentence; undefined where it is a fault of ours. */
export const whyNot = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? error.code : undefined
  if (error instanceof Refused) return `${error.message}.`
  if (code === 'ENOSPC' || code === '53100') return `There is no room left: ${error.message}. Make some and start it again.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR') return `It may not be written to: ${error.message}.`
  if (code === 'ERR_MODULE_NOT_FOUND') return `This needs a checkout with the packages of its development: ${error.message.split('\n')[0]}.`
  if (error instanceof Unavailable || isLogUnavailable(error))
    return `The event store does not answer: ${error.message}. Start it again later.`
  if ('$metadata' in error) return `The bucket refuses: ${error.name}, ${error.message}.`
  if (isDatabaseUnavailable(error)) return `A database or the target does not answer: ${error.message}. Start it again later.`
  return undefined
}
