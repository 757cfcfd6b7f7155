import { randomInt } from 'node:crypto'
import { instantAt } from '@debut/events/kernel/instant.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { AuthError } from '../../refusals/auth-error.ts'
import type { Secrets } from '../../secrets.ts'

/** Work that a program has to do anew for each account, and a person's browser does meanwhile. In ALTCHA's format. */
export interface ProofOfWork {
  challenge(): Promise<Challenge>
  /** Uses up the solved challenge. Throws `proof_of_work_required` where there is none, `captcha_failed` where it is not good. */
  check(token: string | undefined): Promise<void>
}

const ALGORITHM = 'PBKDF2/SHA-256'
/** One or two milliseconds for a browser, one for us. */
const ITERATIONS = 5_000
const KEY_BYTES = 32
const LIFETIME = { minutes: 10 }
const LONGEST = 4_000

const Hex = z.string().regex(/^([0-9a-f]{2}){1,64}$/)
const Payload = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal(ALGORITHM),
      nonce: Hex,
      salt: Hex,
      cost: z.literal(ITERATIONS),
      keyLength: z.literal(KEY_BYTES),
      keyPrefix: Hex,
      keySignature: Hex,
      expiresAt: z.int().positive(),
    }),
    signature: Hex,
  }),
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: Hex }),
})

const refusal = (why: string) => new AuthError('captcha_failed', `proof of work: request disallowed (${why})`)

interface Parts {
  readonly database: Knex
  readonly clock: Clock
  readonly secrets: Secrets
  /** So many keys at most are tried, and no less than half as many. */
  readonly mostTries: number
}

export const altchaProofOfWork = ({ database, clock, secrets, mostTries }: Parts): ProofOfWork => {
  const secretFor = (what: string) => secrets.hmac('proof of work', what).toString('hex')
  const signing = { hmacSignatureSecret: secretFor('challenge'), hmacKeySignatureSecret: secretFor('key') }

  const spend = async (signature: string, expiresAt: number): Promise<boolean> => {
    const spent = { hash: Buffer.from(signature, 'hex'), expires_at: instantAt(expiresAt * 1_000).toJSDate() }
    const rows = await database('identity.spent_proofs').insert(spent).onConflict('hash').ignore().returning('hash')
    return rows.length > 0
  }

  return {
    challenge: () =>
      createChallenge({
        algorithm: ALGORITHM,
        cost: ITERATIONS,
        keyLength: KEY_BYTES,
        // No client is done at once by luck, and no browser goes on for ever.
        counter: randomInt(Math.floor(mostTries / 2), mostTries),
        expiresAt: clock().plus(LIFETIME).toUnixInteger(),
        deriveKey,
        ...signing,
      }),
    check: async (token) => {
      if (token === undefined) throw new AuthError('proof_of_work_required')
      const { data } = Payload.safeParse(token.length > LONGEST ? undefined : decoded(token))
      if (data === undefined) throw refusal('it is not in the format of ALTCHA')
      const { challenge, solution } = data
      const { expiresAt } = challenge.parameters
      if (expiresAt <= clock().toUnixInteger()) throw refusal('the challenge is too old')
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...signing })
      if (!verified) throw refusal('the challenge is not solved')
      if (!(await spend(challenge.signature, expiresAt))) throw refusal('the challenge was used already')
    },
  }
}

const decoded = (token: string): unknown => {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
