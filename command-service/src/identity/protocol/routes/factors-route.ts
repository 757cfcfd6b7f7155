import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { plainText } from '@debut/events/kernel/plain-text.ts'
import { phoneOrRefuse } from '../../addresses/addresses.ts'
import type { User } from '../../accounts/users.ts'
import { enrolFactor } from '../../ways-in/factors/enrol-factor.ts'
import { deleteFactor } from '../../ways-in/factors/delete-factor.ts'
import { factorIdOf, permanentCaller } from './factor-guard.ts'
import { factorTypes, type NewFactor } from '../../accounts/factors.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import { optionalText, parseOrRefuse } from '../../refusals/parse-or-refuse.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { newTotp, qrCodeOf } from '../../ways-in/proofs/totp.ts'

const NAME_OF_THE_HOUSE = 'Debut'

const Body = z.object({
  factor_type: z.unknown().optional(),
  friendly_name: z.nullish(plainText(0, 100)).transform((name) => name ?? ''),
  issuer: z.nullish(plainText(0, 200)),
  phone: optionalText(40),
})

const FactorKind = z.enum(factorTypes)

/** A factor that is begun, and what its owner is shown of it just once. */
interface Begun {
  readonly factor: Pick<NewFactor, 'secret' | 'phone'>
  readonly shown: object
}

export const factorsRoute = (app: FastifyInstance, parts: Pick<IdentityParts, 'database' | 'clock' | 'settings' | 'secrets'>): void => {
  const { secrets, settings } = parts

  const begin = async (kind: z.output<typeof FactorKind>, user: User, { issuer, phone }: z.output<typeof Body>): Promise<Begun> => {
    if (kind === 'webauthn') return { factor: {}, shown: {} }
    if (kind === 'totp') {
      const account = user.email ?? user.phone ?? user.id
      const { secret, uri } = newTotp({
        issuer: issuer === undefined || issuer === null || issuer === '' ? NAME_OF_THE_HOUSE : issuer,
        account,
      })
      return { factor: { secret: secrets.seal('factor', secret) }, shown: { totp: { qr_code: await qrCodeOf(uri), secret, uri } } }
    }
    if (!settings.phone) throw new AuthError('mfa_phone_enroll_not_enabled')
    if (phone === undefined) throw new AuthError('validation_failed', 'Phone number required to enroll Phone factor')
    return { factor: { phone: phoneOrRefuse(phone) }, shown: { phone } }
  }

  app.post('/factors', async (request) => {
    const { user, session } = permanentCaller(request)
    const body = parseOrRefuse(Body, request.body)
    const kind = FactorKind.safeParse(body.factor_type)
    if (!kind.success) throw new AuthError('validation_failed', 'factor_type needs to be totp, phone, or webauthn')
    const { factor, shown } = await begin(kind.data, user, body)
    const { id, factor_type, friendly_name } = await enrolFactor(parts, {
      user,
      session,
      factor: { ...factor, factor_type: kind.data, friendly_name: body.friendly_name },
    })
    return { id, type: factor_type, friendly_name, ...shown }
  })

  app.delete('/factors/:factorId', async (request) => {
    const { user, session } = permanentCaller(request)
    const { id } = await deleteFactor(parts, { userId: user.id, factorId: factorIdOf(request), session })
    return { id }
  })
}
