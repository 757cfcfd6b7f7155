import { randomUUID } from 'node:crypto'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'

export type Channel = 'email' | 'sms' | 'whatsapp'

export type LetterTemplate =
  | 'invite'
  | 'confirmation'
  | 'recovery'
  | 'email_change'
  | 'magic_link'
  | 'reauthentication'
  | 'password_changed'
  | 'email_changed'
  | 'phone_changed'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'factor_enrolled'
  | 'factor_removed'

export type TextTemplate = 'one_time_code'

/** What a template is filled with; all of it is text. */
export interface Message {
  readonly userId: string
  readonly channel: Channel
  readonly recipient: string
  readonly template: LetterTemplate | TextTemplate
  readonly payload: Readonly<Record<string, string>>
  readonly expiresAt: Instant
}

/** In the transaction of what it tells: sent if and only if that has happened. The answer is the message's id. */
export const post = async (
  transaction: Knex,
  { userId, channel, recipient, template, payload, expiresAt }: Message,
  at: Instant,
): Promise<string> => {
  const id = randomUUID()
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
