import { AuthError } from '../../refusals/auth-error.ts'

/** Where a text may go; a plain one unless something else is asked for. */
export const channelOrRefuse = (asked: string | undefined): 'sms' | 'whatsapp' => {
  if (asked === undefined || asked === 'sms') return 'sms'
  if (asked === 'whatsapp') return 'whatsapp'
  throw new AuthError('validation_failed', "Invalid channel, supported values are 'sms' or 'whatsapp'")
}
