import { randomUUID } from 'node:crypto'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { type Instant, instantAt, isoOf } from '@debut/events/kernel/instant.ts'
import { INVITATION_DAYS } from '@debut/events/tools/invitation-answers.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Knex } from '@debut/adapters/database.ts'

/** Limits the mails to one mailbox within the days that an invitation lasts, however many members invite it. */
export const MAILS_TO_MAILBOX = 3
const AT_ONCE = 50

interface Row {
  readonly id: string
  readonly tool_id: ToolId
  readonly invited_by: MemberId | null
  readonly address: string | null
  readonly mailbox_hash: Buffer
  readonly member_id: MemberId | null
  readonly delivered_at: Date | null
  readonly mailed_at: Date | null
  readonly mail_id: string | null
  readonly created_at: Date
}

/** Its address and who sent it may be gone. */
export interface Expired {
  readonly id: string
  readonly toolId: ToolId
  readonly memberId: MemberId | null
  readonly createdAt: Instant
}

export interface Invitation extends Expired {
  readonly by: MemberId
  readonly address: string
  readonly hash: Buffer
}

export interface NewInvitation {
  readonly toolId: ToolId
  readonly by: MemberId
  readonly address: string
  readonly hash: Buffer
}

export interface InvitationRows {
  /** It does nothing if the same mailbox is already invited to the tool. */
  add(invitation: NewInvitation, at: Instant): Promise<void>
  openOf(toolId: ToolId): Promise<readonly Invitation[]>
  /** Lists the invitations that were not looked at yet. */
  undelivered(): Promise<readonly Invitation[]>
  /** Lists invitations whose address belongs to an account that has confirmed it and was not notified yet, with that account. */
  found(): Promise<readonly (Invitation & { readonly memberId: MemberId })[]>
  isUnwanted(hash: Buffer): Promise<boolean>
  /** It does nothing if the mailbox has had enough mails, or if another instance was quicker. */
  deliver(invitation: Invitation, at: Instant, mail: ((transaction: Knex) => Promise<string>) | undefined): Promise<void>
  matched(invitation: Invitation, memberId: MemberId, at: Instant): Promise<void>
  /** Deletes the address, and its mail if that was not sent yet. */
  end(ids: readonly string[]): Promise<void>
  openTo(toolId: ToolId, memberId: MemberId): Promise<readonly string[]>
  expired(at: Instant): Promise<readonly Expired[]>
  delete(ids: readonly string[]): Promise<void>
  stop(hash: Buffer): Promise<void>
  /** Undefined where it is not confirmed: anybody can claim an address. */
  addressOf(memberId: MemberId): Promise<string | undefined>
  /** With what was sent to their mailbox and is not known to be theirs yet. */
  exportOf(memberId: MemberId, mailbox: Buffer | undefined): Promise<object>
  /** Of what they sent stays what bounds the mails to a mailbox, and whose notice is still to end. */
  forget(memberId: MemberId, mailbox: Buffer | undefined): Promise<void>
}

const expiredOf = ({ id, tool_id, member_id, created_at }: Row): Expired => ({
  id,
  toolId: tool_id,
  memberId: member_id,
  createdAt: momentAt(created_at),
})

const invitationsOf = (rows: readonly Row[]): Invitation[] =>
  rows.flatMap((row) => {
    const { invited_by: by, address, mailbox_hash: hash } = row
    return by === null || address === null ? [] : [{ ...expiredOf(row), by, address, hash }]
  })

const momentAt = (moment: Date): Instant => instantAt(moment.getTime())

export const invitationRows = (database: Knex): InvitationRows => {
  const rows = (on: Knex = database) => on<Row>('identity.maker_invitations')
  const unwanted = () => database<{ hash: Buffer }>('identity.uninvited_mailboxes')
  const withoutMail = async (transaction: Knex, found: readonly Pick<Row, 'mail_id'>[]) => {
    const mails = found.flatMap(({ mail_id }) => mail_id ?? [])
    if (mails.length > 0) await transaction('identity.outbox').whereIn('id', mails).delete()
  }

  return {
    add: async ({ toolId, by, address, hash }, at) => {
      await rows()
        .insert({ id: randomUUID(), tool_id: toolId, invited_by: by, address, mailbox_hash: hash, created_at: at.toJSDate() })
        .onConflict(database.raw('(tool_id, mailbox_hash) where address is not null'))
        .ignore()
    },
    openOf: async (toolId) => invitationsOf(await rows().where({ tool_id: toolId }).whereNotNull('address').orderBy('created_at')),
    undelivered: async () =>
      invitationsOf(await rows().whereNotNull('address').whereNull('delivered_at').orderBy('created_at').limit(AT_ONCE)),
    found: async () => {
      const { rows: found } = await database.raw<{ rows: (Row & { account: MemberId })[] }>(
        `select invitation.*, account.id as account from identity.maker_invitations invitation
         join identity.users account on account.email = invitation.address
         where invitation.member_id is null and invitation.address is not null and account.email_confirmed_at is not null and not account.is_sso_user
           and not exists (select from identity.uninvited_mailboxes where hash = invitation.mailbox_hash)
         order by invitation.created_at limit :most`,
        { most: AT_ONCE },
      )
      return found.flatMap(({ account, ...row }) => invitationsOf([row]).map((invitation) => ({ ...invitation, memberId: account })))
    },
    isUnwanted: async (hash) => (await unwanted().where({ hash }).first()) !== undefined,
    deliver: ({ id, hash }, at, mail) =>
      database.transaction(async (transaction) => {
        // Invitations to one mailbox are handled one after another, so that each counts the mails before it.
        await transaction.raw(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [`invitations of ${hash.toString('hex')}`])
        const open = await rows(transaction).where({ id }).whereNotNull('address').whereNull('delivered_at').forUpdate().first('id')
        if (open === undefined) return
        await rows(transaction).where({ id }).update({ delivered_at: at.toJSDate() })
        const before = await rows(transaction).where({ mailbox_hash: hash }).whereNotNull('mailed_at').count<{ count: number }[]>()
        if (mail === undefined || (before[0]?.count ?? 0) >= MAILS_TO_MAILBOX) return
        await rows(transaction)
          .where({ id })
          .update({ mailed_at: at.toJSDate(), mail_id: await mail(transaction) })
      }),
    matched: ({ id }, memberId, at) =>
      database.transaction(async (transaction) => {
        await withoutMail(transaction, await rows(transaction).where({ id }).forUpdate().select('mail_id'))
        await rows(transaction)
          .where({ id })
          .update({ member_id: memberId, delivered_at: transaction.raw('coalesce(delivered_at, ?)', [at.toJSDate()]) })
      }),
    end: (ids) =>
      database.transaction(async (transaction) => {
        await withoutMail(transaction, await rows(transaction).whereIn('id', ids).forUpdate().select('mail_id'))
        await rows(transaction).whereIn('id', ids).update({ address: null, member_id: null, mail_id: null })
      }),
    openTo: (toolId, memberId) => rows().where({ tool_id: toolId, member_id: memberId }).whereNotNull('address').pluck('id'),
    expired: async (at) => {
      const over = at.minus({ days: INVITATION_DAYS }).toJSDate()
      return (await rows().where('created_at', '<=', over).orderBy('created_at').limit(AT_ONCE)).map(expiredOf)
    },
    delete: async (ids) => {
      await rows().whereIn('id', ids).delete()
    },
    stop: async (hash) => {
      await unwanted().insert({ hash }).onConflict('hash').ignore()
    },
    addressOf: async (memberId) =>
      (
        await database('identity.users')
          .where({ id: memberId })
          .whereNotNull('email_confirmed_at')
          .first<{ email: string | null } | undefined>('email')
      )?.email ?? undefined,
    exportOf: async (memberId, mailbox) => {
      const [sent, received] = await Promise.all([
        rows().where({ invited_by: memberId }).whereNotNull('address').orderBy('created_at'),
        rows()
          .whereRaw('(member_id = ? or (mailbox_hash = ? and address is not null))', [memberId, mailbox ?? null])
          .orderBy('created_at'),
      ])
      const exported = ({ tool_id, address, created_at }: Row) => ({ toolId: tool_id, address, invitedAt: isoOf(momentAt(created_at)) })
      return { sent: sent.map(exported), received: received.map(exported) }
    },
    forget: (memberId, mailbox) =>
      database.transaction(async (transaction) => {
        const sent = () => rows(transaction).where({ invited_by: memberId })
        const received = () => rows(transaction).whereRaw('(member_id = ? or mailbox_hash = ?)', [memberId, mailbox ?? null])
        for (const theirs of [received, sent]) await withoutMail(transaction, await theirs().forUpdate().select('mail_id'))
        await received().delete()
        await sent().update({ invited_by: null, address: null, mail_id: null })
      }),
  }
}
