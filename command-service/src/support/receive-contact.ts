import type { ContactReceived } from '@debut/events/support/contact-answers.ts'
import { ContactBody, topicLabels } from '@debut/events/support/contact-form.ts'
import { contactRoute } from '@debut/events/support/contact-routes.ts'
import { addressOf } from '@debut/adapters/address-of.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import { HttpError, parseOrRefuse } from '@debut/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'
import type { CheckWork } from '../kernel/check-work.ts'
import type { Limits } from '../kernel/limits.ts'
import type { WriteMail } from '../kernel/write-mail.ts'
import { contactLimits, RECEIPTS_A_DAY } from './contact-limits.ts'
import type { ContactRows, NewMessage } from './contact-rows.ts'

interface Parts {
  readonly contactRows: ContactRows
  readonly limits: Limits
  readonly checkWork: CheckWork
  readonly writeMail: WriteMail
  readonly clock: Clock
}

/** The longest message in characters that JSON writes with six others each, and the other fields. */
const BODY_LIMIT = 40 * 1024
/** A receipt that is later than this would only puzzle its reader. */
const WORTH_SENDING_FOR = { hours: 24 }

/** Anybody can write to us. */
export const contactRoutes = (app: FastifyInstance, { contactRows: rows, limits, checkWork, writeMail, clock }: Parts) => {
  app.post(contactRoute.path, { bodyLimit: BODY_LIMIT }, async (request): Promise<ContactReceived> => {
    const { work, email: given, ...typed } = parseOrRefuse(ContactBody, request.body)
    // With the first of two factors alone, somebody may have nothing but a member's password.
    const memberId = request.identity?.secondFactorDue === true ? undefined : request.identity?.memberId
    const verified = memberId && (await rows.verifiedEmail(memberId))
    const email = verified ?? given
    if (email === undefined) throw new HttpError('invalid', [{ path: 'email', message: 'Enter your email address, so that we can answer' }])
    const message: NewMessage = { ...typed, memberId, email }

    const known = await rows.find(message.id)
    if (known === undefined) await (memberId === undefined ? limitVisitor(addressOf(request), work) : limitMember(memberId))
    const received = await rows.receive(message, {
      at: clock(),
      kind: verified === undefined ? 'receipt' : 'copy',
      receiptsADay: verified === undefined ? RECEIPTS_A_DAY : Infinity,
      receipt: (kind, reference, transaction) =>
        writeMail(
          {
            to: email,
            memberId: verified === undefined ? undefined : memberId,
            mail: `contact_${kind}`,
            payload: { reference, ...(kind === 'copy' && { topic: topicLabels[message.topic], message: message.message }) },
            expiresAt: clock().plus(WORTH_SENDING_FOR),
          },
          transaction,
        ),
    })
    if (!isSame(message, received)) throw new HttpError('contact-id-used')
    return { reference: received.reference, email: received.email, mailed: received.receipt ?? 'nothing' }
  })

  const limitMember = (memberId: string) =>
    limits.take(contactLimits.member, memberId, (wait) => new HttpError('contact-too-often', undefined, wait))

  /** Once half of a limit is used, each message costs work: it looks like a program that writes. A message that is only asked for work does not count. */
  const limitVisitor = async (address: string, work: string | undefined) => {
    const { visitor, allVisitors } = contactLimits
    const left = await limits.take(visitor, address, (wait) => new HttpError('contact-too-often', undefined, wait))
    const leftInAll = await limits
      .take(allVisitors, 'all', (wait) => new HttpError('contact-too-many', undefined, wait))
      .catch(async (error: unknown) => {
        await limits.giveBack(visitor, address)
        throw error
      })
    if (checkWork === undefined || (left >= visitor.most / 2 && leftInAll >= allVisitors.most / 2)) return
    const proof = await checkWork(work)
    if (proof === 'good') return
    await limits.giveBack(allVisitors, 'all')
    if (proof === 'refused') throw new HttpError('contact-work-refused')
    await limits.giveBack(visitor, address)
    throw new HttpError('contact-work-required')
  }
}

const isSame = (
  { topic, memberId, name, email, about, message }: NewMessage,
  row: { topic: string; member_id: string | null; name: string; email: string; about: string; message: string },
) =>
  row.topic === topic &&
  row.member_id === (memberId ?? null) &&
  row.name === name &&
  row.email === email &&
  row.about === about &&
  row.message === message
