import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import { isRefusedForGood, type Mail } from '@debut/adapters/mail.ts'
import type { Metrics } from '@debut/adapters/metrics.ts'
import { defineProcess } from '../../../kernel/processes/define-process.ts'
import { type Channel, CHANNELS, type MailTemplate } from './mail-queue.ts'
import { type Counted, countMessages } from './message-counts.ts'
import type { Sms } from '../sms/sms.ts'
import { goodFor } from './good-for.ts'
import type { Payload } from './mail.ts'
import { mailTemplates } from './mail-templates.ts'
import { writeHtml } from './write-html.ts'
import { writeText } from './write-text.ts'

const POLL_MS = 500
const AT_ONCE = 8
const LONGEST_PAUSE_MS = 300_000
/** An instance that has taken a message has this long to send it; then another may. */
const TAKEN_MS = 30_000

interface QueuedRow {
  readonly id: string
  readonly channel: Channel
  readonly recipient: string
  readonly template: string
  readonly payload: Payload
  readonly attempts: number
  readonly created_at: Date
  readonly expires_at: Date
}

interface Parts {
  readonly database: Knex
  readonly mail: Mail
  /** Undefined where no phone is written to. */
  readonly sms: Sms | undefined
  readonly publicUrl: string
  readonly clock: Clock
  readonly metrics: Metrics
  readonly logger: Logger
}

const isMail = (template: string): template is MailTemplate => Object.hasOwn(mailTemplates, template)

/**
 * At least once: a message is taken before it is sent and forgotten after, so that a crash between the two sends it again under the same id.
 * Any number of instances may run. What was sent is deleted, as it holds codes.
 */
export const sendQueued = ({ database, mail, sms, publicUrl, clock, metrics, logger }: Parts) => {
  const outcomes = metrics.counter('messages_total', 'Mails and short messages by what became of them', ['channel', 'outcome'])
  // One that was never counted can't be seen to grow.
  for (const channel of CHANNELS) for (const outcome of ['sent', 'failed', 'refused', 'expired']) outcomes.inc({ channel, outcome }, 0)
  const rows = () => database<QueuedRow & { due_at: Date }>('identity.outbox')

  const take = async (): Promise<QueuedRow[]> => {
    const at = clock()
    const taken = await database.raw<{ rows: QueuedRow[] }>(
      `update identity.outbox set due_at = :until, attempts = attempts + 1
       where id in (select id from identity.outbox where due_at <= :at order by due_at limit :most for update skip locked)
       returning *`,
      { at: at.toJSDate(), until: at.plus(TAKEN_MS).toJSDate(), most: AT_ONCE },
    )
    return taken.rows
  }

  const deliver = async ({ id, channel, recipient, template, payload, created_at, expires_at }: QueuedRow): Promise<void> => {
    const good_for = goodFor(expires_at.getTime() - created_at.getTime())
    if (channel !== 'email') {
      if (sms === undefined) throw new Error('no provider of text messages is set')
      await sms.send({
        id,
        to: `+${recipient.replace('+', '')}`,
        channel,
        text: `Your Debut code is ${payload['code']}. It is valid for ${good_for}.`,
      })
      return
    }
    if (!isMail(template)) throw new Error(`there is no mail "${template}"`)
    const written = mailTemplates[template]({ ...payload, good_for })
    await mail.send({
      id,
      to: recipient,
      subject: written.subject,
      text: writeText(written, publicUrl),
      html: writeHtml(written, publicUrl),
      ...(written.thread !== undefined && { thread: written.thread }),
      ...(written.choices !== undefined && { unsubscribe: written.choices.unsubscribe }),
    })
  }

  /** Its id is kept, so that who wrote it can see that it did not arrive. */
  const giveUp = async ({ id, channel }: QueuedRow, outcome: 'refused' | 'expired'): Promise<Counted> => {
    if (channel === 'email') {
      const note = { id, given_up_at: clock().toJSDate() }
      await database('identity.undelivered_mails').insert(note).onConflict('id').ignore()
    }
    await rows().where({ id }).delete()
    outcomes.inc({ channel, outcome })
    return outcome
  }

  /** What became of it; undefined where it is tried again. */
  const send = async (row: QueuedRow): Promise<Counted | undefined> => {
    const { id, channel, template, attempts, expires_at } = row
    if (expires_at <= clock().toJSDate()) {
      logger.warn({ message: id, template }, 'a message expired before it could be sent')
      return giveUp(row, 'expired')
    }
    try {
      await deliver(row)
    } catch (error) {
      // What a mail server says of a mail may quote it: only the error code is logged.
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
      if (isRefusedForGood(error)) {
        logger.warn({ message: id, template, attempts, code }, 'the recipient’s mail server refused a message for good')
        return giveUp(row, 'refused')
      }
      logger.warn({ message: id, template, attempts, code }, 'a message could not be sent and will be tried again')
      outcomes.inc({ channel, outcome: 'failed' })
      const pause = Math.min(LONGEST_PAUSE_MS, 1_000 * 2 ** Math.min(attempts - 1, 10))
      await rows()
        .where({ id })
        .update({ due_at: clock().plus(pause).toJSDate() })
      return undefined
    }
    await rows().where({ id }).delete()
    outcomes.inc({ channel, outcome: 'sent' })
    return 'sent'
  }

  /** So many at once; which of them came to nothing is known when all were tried. */
  const sendSome = async () => {
    const taken = await take()
    const ended = await Promise.all(taken.map(async (row) => ({ channel: row.channel, outcome: await send(row) })))
    await countMessages(database, dayOf(clock()), ended)
    return { taken: taken.length, failed: ended.filter(({ outcome }) => outcome === undefined).length }
  }

  /** Until nothing is due any more. Throws in the end where something could not be sent. */
  const sendDue = async (signal?: AbortSignal): Promise<void> => {
    let failures = 0
    for (;;) {
      const { taken, failed } = await sendSome()
      failures += failed
      if (taken < AT_ONCE || signal?.aborted === true) break
    }
    if (failures > 0) throw new Error(`${failures} of the messages could not be sent`)
  }

  return { sendDue }
}

/** Everywhere: the quicker instance takes a message, and a code to sign in with does not wait for a lease. */
export const sendMessages = defineProcess({
  name: 'send-messages',
  runs: 'everywhere',
  begin: (parts: Parts) => sendQueued(parts),
  // Each message has pauses of its own: the others don't wait for one that cannot be delivered.
  every: [{ ms: POLL_MS, next: (now) => now.plus(POLL_MS), run: (_, { state, signal }) => state.sendDue(signal) }],
})
