import type { Mail } from '@debut/adapters/mail.ts'
import type { Sms } from './sms.ts'

/** For development: what would go to a phone is a mail in the local mailbox. */
export const mailboxSms = (mail: Mail): Sms => ({
  send: async ({ id, to, text, channel }) => {
    await mail.send({ id, to: `${to.replace('+', '')}@${channel}.localhost`, subject: text, text })
  },
})
