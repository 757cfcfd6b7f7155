import * as z from 'zod/mini'
import { defineEvent, type EventOf } from '../kernel/define-event.ts'

export const SECRETS = 'secrets'

/** What is written in the log under a secret can be neither found nor checked with another one. */
export const logSecrets = ['CLAIM_SECRET', 'SEED_SECRET'] as const
export type LogSecret = (typeof logSecrets)[number]

/** From here on the log is written with the secret that has this fingerprint, which does not reveal the secret. */
export const SecretNoted = defineEvent('SecretNoted', {
  secret: z.enum(logSecrets),
  fingerprint: z.string().check(z.regex(/^[\w-]{22}$/)),
})
export type SecretEvent = EventOf<typeof SecretNoted>
