import {
  type Delivery,
  type InboxList,
  type InboxMessage,
  InboxParams,
  InboxQuery,
  type InboxRow,
  ReplyBody,
  StatusBody,
} from '@debut/events/support/contact-answers.ts'
import type { ContactId } from '@debut/events/support/contact-form.ts'
import { deleteMessageRoute, inboxMessageRoute, inboxRoute, replyRoute, statusRoute } from '@debut/events/support/contact-routes.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import { HttpError, parseOrRefuse } from '@debut/adapters/http-error.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Ranks } from '../kernel/matters/matter.ts'
import { whyNotDecide } from '../kernel/matters/why-not-decide.ts'
import { memberShare } from '../kernel/http/member-share.ts'
import type { WriteMail } from '../kernel/write-mail.ts'
import { momentOf } from './contact-tables.ts'
import type { Change, InboxRows, ListedRow } from './inbox-rows.ts'

interface Parts {
  readonly inboxRows: InboxRows
  readonly writeMail: WriteMail
  readonly usernameOf: (memberId: MemberId) => Promise<string | undefined>
  readonly ranks: Ranks
  readonly publicUrl: string
  readonly commandsPerMinute: number
  readonly clock: Clock
}

/** An inbox that is open asks again by itself. */
const SHARES = { written: 1, read: 4 } as const
/** Characters of a message that the list has room for. */
const BEGINNING = 240
/** An answer is worth having as long as mail servers usually try. */
const WORTH_SENDING_FOR = { days: 3 }

const REFUSALS = { changed: 'contact-message-changed', unknown: 'unknown-contact-message', spam: 'contact-message-spam' } as const

/** What people wrote to us, for admins. */
export const inboxRoutes = (app: FastifyInstance, parts: Parts) => {
  const { inboxRows: rows, writeMail, usernameOf, ranks, publicUrl, commandsPerMinute, clock } = parts
  const sharing = (times: number) => ({ preHandler: memberShare(app, commandsPerMinute, times) })
  const [written, read] = [sharing(SHARES.written), sharing(SHARES.read)]

  const summaryOf = async (row: ListedRow) => ({
    id: row.id,
    reference: row.reference,
    topic: row.topic,
    status: row.status,
    name: row.name,
    email: row.email,
    member: row.member_id && { memberId: row.member_id, username: (await usernameOf(row.member_id)) ?? null },
    receivedAt: momentOf(row.received_at),
    replies: row.replies,
    isBounced: row.is_bounced,
  })

  const one = async (id: ContactId, reader: MemberId): Promise<InboxMessage> => {
    const found = await rows.read(id)
    if (found === undefined) throw new HttpError('unknown-contact-message')
    const { message, isReceiptWaiting, isReceiptBounced, replies } = found
    return {
      ...(await summaryOf(message)),
      revision: message.revision,
      about: message.about,
      message: message.message,
      waitsFor: message.member_id === reader ? 'another' : null,
      receipt: message.receipt && { kind: message.receipt, delivery: deliveryOf(isReceiptWaiting, isReceiptBounced) },
      answers: await Promise.all(
        replies.map(async ({ id: replyId, written_by, text, sent_at, is_waiting, is_bounced }) => ({
          id: replyId,
          by: written_by && ((await usernameOf(written_by)) ?? null),
          text,
          at: momentOf(sent_at),
          delivery: deliveryOf(is_waiting, is_bounced),
        })),
      ),
    }
  }

  const afterwards = (change: Change, id: ContactId, reader: MemberId): Promise<InboxMessage> => {
    if (change !== 'done') throw new HttpError(REFUSALS[change])
    return one(id, reader)
  }

  /** A message concerns its sender, so another admin answers and files it. */
  const refuseOwn = async ({ identity }: FastifyRequest, id: ContactId) => {
    const sender = (await rows.read(id))?.message.member_id
    if (!sender || identity === undefined) return
    const refusal = await whyNotDecide({ concerns: [sender] }, identity, ranks)
    if (refusal !== undefined) throw new HttpError(refusal)
  }

  app.get(inboxRoute.path, read, async (request): Promise<InboxList> => {
    const query = parseOrRefuse(InboxQuery, request.query)
    const { rows: listed, total, counts } = await rows.list(query)
    const messages = listed.map(async (row): Promise<InboxRow> => ({ ...(await summaryOf(row)), beginning: beginningOf(row.message) }))
    return { messages: await Promise.all(messages), total, counts }
  })

  app.get(inboxMessageRoute.path, read, (request) => one(messageIn(request), adminIn(request)))

  app.post(replyRoute.path, written, async (request): Promise<InboxMessage> => {
    const id = messageIn(request)
    const { revision, text } = parseOrRefuse(ReplyBody, request.body)
    await refuseOwn(request, id)
    const change = await rows.reply({
      id,
      revision,
      text,
      by: adminIn(request),
      at: clock(),
      mail: ({ reference, email, member_id, receipt }, thread, transaction) =>
        writeMail(
          {
            to: email,
            // Only then the address is that of their account.
            memberId: receipt === 'copy' ? (member_id ?? undefined) : undefined,
            mail: 'contact_reply',
            payload: { reference, text, thread: thread.join(' '), link: new URL(`/contact?about=${reference}`, publicUrl).href },
            expiresAt: clock().plus(WORTH_SENDING_FOR),
          },
          transaction,
        ),
    })
    return afterwards(change, id, adminIn(request))
  })

  app.put(statusRoute.path, written, async (request): Promise<InboxMessage> => {
    const id = messageIn(request)
    const { revision, status } = parseOrRefuse(StatusBody, request.body)
    await refuseOwn(request, id)
    return afterwards(await rows.setStatus({ id, revision, status, at: clock() }), id, adminIn(request))
  })

  app.delete(deleteMessageRoute.path, written, async (request, reply) => {
    const id = messageIn(request)
    await refuseOwn(request, id)
    await rows.delete(id)
    return reply.status(204).send()
  })
}

const messageIn = ({ params }: FastifyRequest): ContactId => {
  const { data } = InboxParams.safeParse(params)
  if (data === undefined) throw new HttpError('unknown-contact-message')
  return data.id
}

const adminIn = ({ identity }: FastifyRequest): MemberId => {
  if (identity === undefined) throw new HttpError('sign-in-required')
  return identity.memberId
}

const deliveryOf = (isWaiting: boolean, isBounced: boolean): Delivery => (isBounced ? 'bounced' : isWaiting ? 'waiting' : 'sent')

/** On one line, without half of a word at its end. */
const beginningOf = (message: string): string => {
  const line = message.replaceAll(/\s+/g, ' ')
  return line.length <= BEGINNING ? line : `${line.slice(0, BEGINNING).replace(/\s+\S*$|\p{Cs}$/u, '')}…`
}
