import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { updateUser, type User } from '../../accounts/users.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { type Channel, type MailTemplate, post } from '../../ports/mail/mail-queue.ts'
import { issuerOf } from '../../sessions/sign-in.ts'
import { issueCode, type Purpose } from './one-time-code.ts'

type SentColumn = 'confirmation_sent_at' | 'recovery_sent_at' | 'email_change_sent_at' | 'phone_change_sent_at' | 'reauthentication_sent_at'

interface MailKind {
  readonly purpose: Purpose
  readonly template: MailTemplate
  /** What POST and GET /verify call it. */
  readonly type: string
  readonly sent: SentColumn
}

const mailKinds = {
  signup: { purpose: 'confirmation', template: 'confirmation', type: 'signup', sent: 'confirmation_sent_at' },
  invite: { purpose: 'invitation', template: 'invite', type: 'invite', sent: 'confirmation_sent_at' },
  magiclink: { purpose: 'recovery', template: 'magic_link', type: 'magiclink', sent: 'recovery_sent_at' },
  recovery: { purpose: 'recovery', template: 'recovery', type: 'recovery', sent: 'recovery_sent_at' },
  email_change_current: { purpose: 'email_change_current', template: 'email_change', type: 'email_change', sent: 'email_change_sent_at' },
  email_change_new: { purpose: 'email_change_new', template: 'email_change', type: 'email_change', sent: 'email_change_sent_at' },
  reauthentication: {
    purpose: 'reauthentication',
    template: 'reauthentication',
    type: 'reauthentication',
    sent: 'reauthentication_sent_at',
  },
  sign_in: { purpose: 'sign_in', template: 'sign_in', type: 'sign_in', sent: 'reauthentication_sent_at' },
} as const satisfies Record<string, MailKind>

export type MailName = keyof typeof mailKinds
/** Their codes are typed where they were requested, and prove nothing alone. */
const WITHOUT_LINK: readonly MailName[] = ['reauthentication', 'sign_in']

interface Mail {
  readonly name: MailName
  readonly recipient: string
  readonly redirectTo: string
  readonly flowId?: string | undefined
}

export interface WrittenMail {
  readonly code: string
  /** What the link carries. */
  readonly token: string
  readonly link: string
  readonly expiresAt: Instant
  readonly user: User
}

type Parts = Pick<IdentityParts, 'clock' | 'secrets' | 'settings'>

/** A code and a link that are valid from now on, for the caller to send. */
export const writeMail = async (
  transaction: Knex,
  parts: Parts,
  user: User,
  { name, recipient, redirectTo, flowId }: Mail,
): Promise<WrittenMail> => {
  const { purpose, type, sent } = mailKinds[name]
  const at = parts.clock()
  const { code, link: token, expiresAt } = await issueCode(transaction, parts, { userId: user.id, purpose, sentTo: recipient, flowId })
  const query = new URLSearchParams({ token, type, redirect_to: redirectTo }).toString()
  const link = `${issuerOf(parts.settings.publicUrl)}/verify?${query}`
  return { code, token, link, expiresAt, user: await updateUser(transaction, user.id, { [sent]: at.toJSDate() }, at) }
}

/** And it goes out once the transaction has ended well. */
export const sendMail = async (transaction: Knex, parts: Parts, user: User, mail: Mail): Promise<User> => {
  const { code, link, expiresAt, user: updated } = await writeMail(transaction, parts, user, mail)
  const { name, recipient, redirectTo } = mail
  const payload = {
    ...about(parts, updated),
    ...(name !== 'invite' && { code }),
    redirect_to: redirectTo,
    ...(!WITHOUT_LINK.includes(name) && { link }),
  }
  const { template } = mailKinds[name]
  await post(transaction, { userId: user.id, channel: 'email', recipient, template, payload, expiresAt }, parts.clock())
  return updated
}

type Notice = Extract<MailTemplate, 'password_changed' | 'email_changed' | 'phone_changed'>
/** Also a late mail about one's own account is useful. */
const WORTH_SENDING_FOR = { days: 3 }

/** What has been done to an account, to the address that its owner had before: it may not have been them. */
export const sendNotice = async (
  transaction: Knex,
  parts: Omit<Parts, 'secrets'>,
  user: User,
  template: Notice,
  recipient = user.email,
): Promise<void> => {
  if (recipient === null) return
  const at = parts.clock()
  const expiresAt = at.plus(WORTH_SENDING_FOR)
  await post(transaction, { userId: user.id, channel: 'email', recipient, template, payload: about(parts, user), expiresAt }, at)
}

interface Text {
  readonly purpose: Extract<Purpose, 'phone' | 'phone_change' | 'reauthentication' | 'sign_in'>
  readonly phone: string
  readonly channel: Exclude<Channel, 'email'>
}

const textSent = {
  phone: 'confirmation_sent_at',
  phone_change: 'phone_change_sent_at',
  reauthentication: 'reauthentication_sent_at',
  sign_in: 'reauthentication_sent_at',
} as const satisfies Record<Text['purpose'], SentColumn>

export const sendText = async (
  transaction: Knex,
  parts: Parts,
  user: User,
  { purpose, phone, channel }: Text,
): Promise<{ readonly messageId: string; readonly user: User }> => {
  const at = parts.clock()
  const { code, expiresAt } = await issueCode(transaction, parts, { userId: user.id, purpose, sentTo: phone })
  const updated = await updateUser(transaction, user.id, { [textSent[purpose]]: at.toJSDate() }, at)
  const payload = { code }
  const messageId = await post(
    transaction,
    { userId: user.id, channel, recipient: phone, template: 'one_time_code', payload, expiresAt },
    at,
  )
  return { messageId, user: updated }
}

const about = ({ settings }: Pick<Parts, 'settings'>, { email, new_email, user_metadata }: User): Record<string, string> => {
  const { name } = user_metadata
  return {
    site_url: settings.publicUrl,
    ...(email !== null && { email }),
    ...(new_email !== null && { new_email }),
    ...(typeof name === 'string' && name !== '' && { name }),
  }
}
