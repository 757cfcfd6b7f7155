import { randomUUID } from 'node:crypto'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'

export const CHANNELS = ['email', 'sms', 'whatsapp'] as const
export type Channel = (typeof CHANNELS)[number]

export type MailTemplate =
  | 'invite'
  | 'confirmation'
  | 'recovery'
  | 'email_change'
  | 'magic_link'
  | 'reauthentication'
  | 'sign_in'
  | 'password_changed'
  | 'email_changed'
  | 'phone_changed'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'factor_enrolled'
  | 'factor_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'launch_open'
  | 'notices'
  | 'decision'
  | 'contact_copy'
  | 'contact_receipt'
  | 'contact_reply'
  | 'maker_invitation'

export type TextTemplate = 'one_time_code'

/** What a template is filled with; all of it is text. */
export interface Message {
  /** With whose account it is deleted if it is not sent by then. */
  readonly userId: string | null
  readonly channel: Channel
  readonly recipient: string
  readonly template: MailTemplate | TextTemplate
  readonly payload: Readonly<Record<string, string>>
  readonly expiresAt: Instant
  /** Of its cause, where an event of the log causes it: posted once, also when that is read again. It expires so long after its cause. */
  readonly key?: string
}

/** In the transaction of what it tells: sent if and only if that has happened. The answer is the message's id. */
export const post = async (
  transaction: Knex,
  { userId, channel, recipient, template, payload, expiresAt, key }: Message,
  at: Instant,
): Promise<string> => {
  const id = key ?? randomUUID()
  if (key !== undefined && !(await isFirst(transaction, key, expiresAt))) return id
  await transaction('identity.outbox').insert({
    id,
    user_id: userId,
    channel,
    recipient,
    template,
    payload: JSON.stringify(payload),
    due_at: at.toJSDate(),
    expires_at: expiresAt.toJSDate(),
    created_at: at.toJSDate(),
  })
  return id
}

/** What was sent is forgotten, but for its key. */
const isFirst = async (transaction: Knex, id: string, expiresAt: Instant): Promise<boolean> => {
  const noted: unknown[] = await transaction('identity.posted_messages')
    .insert({ id, expires_at: expiresAt.toJSDate() })
    .onConflict('id')
    .ignore()
    .returning('id')
  return noted.length > 0
}
