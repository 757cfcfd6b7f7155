import { createHash } from 'node:crypto'
import type { Logger } from '@debut/adapters/logging.ts'

/** Passwords that have leaked somewhere. */
export interface Breaches {
  have(password: string): Promise<boolean>
}

export const noBreaches: Breaches = { have: async () => false }

const TIMEOUT_MS = 2_000
/** A range is some forty kilobytes with its padding. */
const LONGEST = 1_000_000
const PREFIX = 5

/**
 * Asks a service that collects them, in the form of Have I Been Pwned: it gets five characters of a hash, and answers with that range.
 * While it is unavailable, every password counts as safe: no user is refused because of that.
 */
export const breachesAt = (url: string, logger: Logger): Breaches => ({
  have: async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
    try {
      const range = await rangeOf(url, hash.slice(0, PREFIX))
      return range.some((line) => isOf(line, hash.slice(PREFIX)))
    } catch (error) {
      logger.warn({ err: error }, 'leaked passwords could not be looked up')
      return false
    }
  },
})

const rangeOf = async (url: string, prefix: string): Promise<readonly string[]> => {
  const response = await fetch(new URL(prefix, url.endsWith('/') ? url : `${url}/`), {
    // So that ranges cannot be distinguished on the way by their size.
    headers: { 'add-padding': 'true', 'user-agent': 'Debut' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`the range ${prefix} was answered with ${response.status}`)
  const text = await response.text()
  if (text.length > LONGEST) throw new Error(`the range ${prefix} is ${text.length} characters long`)
  return text.split(/\r?\n/)
}

/** What only pads the range counts nought. */
const isOf = (line: string, suffix: string): boolean => {
  const [known = '', times = ''] = line.split(':')
  return known.toUpperCase() === suffix && Number(times) > 0
}
