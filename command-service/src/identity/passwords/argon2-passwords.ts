import { AuthError } from '../gotrue/auth-error.ts'
import { isCommon } from './common-passwords.ts'
import type { Passwords } from './passwords.ts'
import { nobodysHash } from './phc.ts'
import { runOnWorker } from './worker-pool.ts'

interface Rules {
  readonly shortest: number
  readonly refuseCommon: boolean
}

/** Nobody types more; nobody has us hash more. */
const LONGEST_PASSWORD = 256

export const argon2Passwords = ({ shortest, refuseCommon }: Rules): Passwords => {
  const nobody = nobodysHash()

  const weaknessOf: Passwords['weaknessOf'] = (password) => {
    const isShort = Array.from(password).length < shortest
    const isKnown = refuseCommon && isCommon(password)
    if (!isShort && !isKnown) return undefined
    return {
      reasons: [...(isShort ? ['length' as const] : []), ...(isKnown ? ['pwned' as const] : [])],
      message: isShort
        ? `Password should be at least ${shortest} characters.`
        : 'Password is known to be weak and easy to guess, please choose a different one.',
    }
  }

  return {
    weaknessOf,
    hash: async (password) => String(await runOnWorker({ kind: 'hash', password })),
    verify: async (password, stored) => {
      const matches = await runOnWorker({ kind: 'match', password, phc: stored ?? nobody })
      return matches === true && typeof stored === 'string'
    },
    refuseWeak: async (password) => {
      if (password.length > LONGEST_PASSWORD)
        throw new AuthError('validation_failed', `Password cannot be longer than ${LONGEST_PASSWORD} characters`)
      const weakness = weaknessOf(password)
      if (weakness === undefined) return
      throw new AuthError('weak_password', weakness.message, { more: { weak_password: { reasons: weakness.reasons } } })
    },
  }
}
