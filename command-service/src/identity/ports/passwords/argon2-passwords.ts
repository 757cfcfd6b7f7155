import { AuthError } from '../../refusals/auth-error.ts'
import { isCommon } from './common-passwords.ts'
import { type Breaches, noBreaches } from './breaches.ts'
import { contextWords, isMadeOf } from './context-words.ts'
import type { Passwords, Weakness } from './passwords.ts'
import { unmatchableHash } from './phc.ts'
import { runOnWorker } from './worker-pool.ts'

interface Rules {
  readonly shortest: number
  /** Neither what is common, nor what anybody could guess of the account, nor what has leaked. */
  readonly refuseCommon: boolean
  /** What the site is called. */
  readonly site?: readonly string[]
  readonly breaches?: Breaches
}

/** More is not typed by hand, and would cost us too much to hash. */
const LONGEST_PASSWORD = 256

const LEAKED: Weakness = {
  reasons: ['pwned'],
  message: 'Password is known to be weak and easy to guess, please choose a different one.',
}

export const argon2Passwords = ({ shortest, refuseCommon, site = [], breaches = noBreaches }: Rules): Passwords => {
  const unmatchable = unmatchableHash()

  const weaknessOf: Passwords['weaknessOf'] = (password, context = {}) => {
    const isShort = Array.from(password).length < shortest
    const isKnown = refuseCommon && isCommon(password)
    const isGuessed = refuseCommon && isMadeOf(password, contextWords(context, site))
    if (!isShort && !isKnown && !isGuessed) return undefined
    return {
      reasons: [
        ...(isShort ? ['length' as const] : []),
        ...(isKnown ? ['pwned' as const] : []),
        ...(isGuessed ? ['context' as const] : []),
      ],
      message: isShort
        ? `Password should be at least ${shortest} characters.`
        : isKnown
          ? LEAKED.message
          : 'Password is little more than your name, your address or ours, please choose a different one.',
    }
  }

  return {
    weaknessOf,
    hash: async (password) => String(await runOnWorker({ kind: 'hash', password })),
    verify: async (password, stored) => {
      const matches = await runOnWorker({ kind: 'match', password, phc: stored ?? unmatchable })
      return matches === true && typeof stored === 'string'
    },
    refuseWeak: async (password, context) => {
      if (password.length > LONGEST_PASSWORD)
        throw new AuthError('validation_failed', `Password cannot be longer than ${LONGEST_PASSWORD} characters`)
      const weakness = weaknessOf(password, context) ?? (refuseCommon && (await breaches.have(password)) ? LEAKED : undefined)
      if (weakness === undefined) return
      throw new AuthError('weak_password', weakness.message, { more: { weak_password: { reasons: weakness.reasons } } })
    },
  }
}
