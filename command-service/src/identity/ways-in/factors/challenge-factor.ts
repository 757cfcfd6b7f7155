import { randomUUID } from 'node:crypto'
import type { User } from '../../accounts/users.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { namedLimits } from '../../ports/limits/named-limits.ts'
import { post } from '../../ports/mail/mail-queue.ts'
import { randomCode } from '../proofs/one-time-code.ts'
import { creationOptions, requestOptions } from '../proofs/webauthn.ts'
import type { Session } from '../../sessions/sessions.ts'
import { refuseUnraised } from './assurance.ts'
import { openChallenge } from './challenges.ts'
import { type Factor, factorOf, factorsOf, type FactorType, isVerified } from '../../accounts/factors.ts'
import { codeHashOf } from './prove-factor.ts'
import { relyingParty } from './relying-party.ts'

type Parts = Pick<IdentityParts, 'database' | 'clock' | 'secrets' | 'settings' | 'limits'>

interface Asking {
  readonly user: User
  readonly session: Session
  readonly factorId: string
  readonly address: string
  readonly channel: 'sms' | 'whatsapp'
}

type FactorRequest = Omit<Asking, 'factorId'> & { readonly factor: Factor; readonly others: readonly Factor[] }
type Opened = Awaited<ReturnType<typeof openChallenge>>

/** A question that only the owner of the factor can answer. */
export const challengeFactor = async (parts: Parts, { factorId, ...asking }: Asking) => {
  const { user, session } = asking
  const factor = await factorOf(parts.database, user.id, factorId)
  const others = await factorsOf(parts.database, user.id)
  if (!isVerified(factor)) refuseUnraised(others, session)
  const { id, expiresAt, ...more } = await ask[factor.factor_type](parts, { ...asking, factor, others })
  return { id, type: factor.factor_type, expires_at: expiresAt.toUnixInteger(), ...more }
}

const askForCode = ({ database, clock }: Parts, { factor, address }: FactorRequest): Promise<Opened> =>
  database.transaction((transaction) => openChallenge(transaction, { factor, address }, clock()))

const sendCode = async (parts: Parts, { user, factor, address, channel }: FactorRequest): Promise<Opened> => {
  const { database, clock, limits } = parts
  const { phone } = factor
  if (phone === null) throw new Error(`factor ${factor.id} is a phone without a number`)
  await limits.take(namedLimits.texts, address, () => new AuthError('over_sms_send_rate_limit'))
  await limits.take(namedLimits.textTo, phone, (seconds) => {
    const text = `For security purposes, you can only request this after ${seconds} seconds.`
    return new AuthError('over_sms_send_rate_limit', text)
  })
  const id = randomUUID()
  const code = randomCode()
  return database.transaction(async (transaction) => {
    const at = clock()
    const opened = await openChallenge(transaction, { id, factor, address, codeHash: codeHashOf(parts, id, code) }, at)
    const { expiresAt } = opened
    await post(transaction, { userId: user.id, channel, recipient: phone, template: 'one_time_code', payload: { code }, expiresAt }, at)
    return opened
  })
}

const askBrowser = async ({ database, clock, settings }: Parts, { user, factor, others, address }: FactorRequest) => {
  const party = relyingParty(settings)
  const { credential } = factor
  const webauthn =
    credential === null
      ? { type: 'create' as const, publicKey: await creationOptions(party, registrantOf(user, factor), credentialsOf(others)) }
      : { type: 'request' as const, publicKey: await requestOptions(party, credential) }
  const { type, publicKey } = webauthn
  const start = { type, challenge: publicKey.challenge }
  const opened = await database.transaction((transaction) => openChallenge(transaction, { factor, address, webauthn: start }, clock()))
  return { ...opened, webauthn: { type, credential_options: { publicKey } } }
}

const registrantOf = ({ id, email, phone }: User, { friendly_name }: Factor) => {
  const name = email ?? phone ?? id
  return { id, name, displayName: friendly_name === '' ? name : friendly_name }
}

const credentialsOf = (factors: readonly Factor[]) => factors.flatMap(({ credential }) => (credential === null ? [] : [credential]))

const ask = { totp: askForCode, phone: sendCode, webauthn: askBrowser } as const satisfies Record<FactorType, unknown>
