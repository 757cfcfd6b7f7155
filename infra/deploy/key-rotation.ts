import { newSigningKeys } from './secrets.ts'

/** Services keep the published keys for a while, and must know a key before anything is signed with it. */
export const PUBLISHED_MS = 10 * 60_000
/** The longest that a token may be good, and some time for clocks that differ. */
export const TOKENS_MS = 25 * 60 * 60_000

/** A key as it stands in the file; when it came and when it stopped signing is written beside it. */
interface Key {
  readonly kid: string
  readonly added?: string
  readonly retired?: string
}

interface KeySet {
  readonly keys: readonly Key[]
}

interface Step {
  /** Undefined where it is too early for the next step. */
  readonly keys?: KeySet
  readonly said: string
}

const isKeySet = (value: unknown): value is KeySet =>
  typeof value === 'object' && value !== null && 'keys' in value && Array.isArray(value.keys) && value.keys.length > 0

export const readKeySet = (text: string): KeySet => {
  const value: unknown = JSON.parse(text)
  if (!isKeySet(value)) throw new Error('there are no signing keys in it')
  return value
}

const iso = (millis: number) => new Date(millis).toISOString()
const since = (text: string | undefined) => (text === undefined ? 0 : Date.parse(text))

/** With a leaked key anybody can make any token: it counts no more from now on, and members with a session get a new token automatically. */
export const afterLeak = (): Step => ({
  keys: readKeySet(newSigningKeys()),
  said: 'A new key signs from now on, and no other counts. Restart the command-service and the query-service to have it so at once.',
})

/** The next step from what the file says: add a key, sign with it, forget the old one. Each is refused before its time. */
export const nextStep = ({ keys }: KeySet, now: number): Step => {
  const [signing, ...others] = keys
  if (signing === undefined) throw new Error('there are no signing keys in it')
  const coming = others.find(({ retired }) => retired === undefined)
  const retired = others.filter((key) => key.retired !== undefined)
  if (coming !== undefined) {
    const due = since(coming.added) + PUBLISHED_MS
    if (now < due) return { said: `The new key is published, but not yet known everywhere. Run this again after ${iso(due)}.` }
    const rest = others.filter((key) => key !== coming)
    return {
      keys: { keys: [coming, ...rest, { ...signing, retired: iso(now) }] },
      said: `The new key signs from now on. Run this again after ${iso(now + TOKENS_MS)} to remove the old one.`,
    }
  }
  if (retired.length > 0) {
    const due = Math.max(...retired.map((key) => since(key.retired))) + TOKENS_MS
    if (now < due) return { said: `Tokens that the old key signed may still be about. Run this again after ${iso(due)}.` }
    return { keys: { keys: [signing] }, said: 'The old key is gone. One key is left, and signs.' }
  }
  return {
    keys: { keys: [signing, ...readKeySet(newSigningKeys()).keys.map((key) => ({ ...key, added: iso(now) }))] },
    said: `A new key is published, and signs nothing yet. Run this again after ${iso(now + PUBLISHED_MS)}.`,
  }
}
