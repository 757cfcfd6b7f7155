import type { Clock } from '@debut/adapters/clock.ts'
import type { Mail } from '@debut/adapters/mail.ts'
import type { IdentityConfig } from '../../identity-config.ts'
import { mailboxSms } from './mailbox-sms.ts'
import type { Sms } from './sms.ts'
import { webhookSms } from './webhook-sms.ts'

type SmsConfig = Pick<IdentityConfig, 'AUTH_PHONE' | 'AUTH_SMS' | 'AUTH_SMS_URL' | 'AUTH_SMS_SECRET'>

/** Undefined where no phone is written to; an end of the start where one would have to be. */
export const openSms = (
  { AUTH_PHONE, AUTH_SMS, AUTH_SMS_URL, AUTH_SMS_SECRET }: SmsConfig,
  { mail, clock }: { readonly mail: Mail; readonly clock: Clock },
): Sms | undefined => {
  if (AUTH_SMS === 'none') {
    if (AUTH_PHONE) throw new Error('AUTH_PHONE is on, and needs AUTH_SMS to be mailbox or webhook')
    return undefined
  }
  if (AUTH_SMS === 'mailbox') return mailboxSms(mail)
  if (AUTH_SMS_URL === undefined || AUTH_SMS_SECRET === undefined)
    throw new Error('AUTH_SMS=webhook needs AUTH_SMS_URL and AUTH_SMS_SECRET')
  return webhookSms({ url: AUTH_SMS_URL, secret: AUTH_SMS_SECRET, clock })
}
