import { mailboxOf } from '../../addresses/mailbox.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import type { Limits } from '../../../kernel/limits.ts'
import { namedLimits } from './named-limits.ts'

const soon = (code: 'over_email_send_rate_limit' | 'over_sms_send_rate_limit') => (seconds: number) =>
  new AuthError(code, `For security purposes, you can only request this after ${seconds} seconds.`)

interface Parts {
  readonly limits: Limits
}

interface Sending {
  /** What is sent, as far as one may follow the other at once. */
  readonly about: string
  readonly to: string
  /** Who asks for it. */
  readonly address: string
}

/** Counted by the mailbox it goes to, whether there is an account of it or not. */
export const maySendMail = async ({ limits }: Parts, { about, to, address }: Sending): Promise<void> => {
  await limits.take(namedLimits.mailTo, `${about} ${mailboxOf(to)}`, soon('over_email_send_rate_limit'))
  await limits.take(namedLimits.mails, address, () => new AuthError('over_email_send_rate_limit'))
}

export const maySendText = async ({ limits }: Parts, { about, to, address }: Sending): Promise<void> => {
  await limits.take(namedLimits.textTo, `${about} ${to}`, soon('over_sms_send_rate_limit'))
  await limits.take(namedLimits.texts, address, () => new AuthError('over_sms_send_rate_limit'))
}
