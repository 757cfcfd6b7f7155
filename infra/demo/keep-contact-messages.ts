import { mailboxOf } from '@debut/command-service/identity/addresses/mailbox.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { v5 } from 'uuid'
import { contactMessages } from './contact-messages.ts'
import { demoMembers } from './demo-members.ts'

const MAILS = '8d4f0c1e-2b57-4a3f-9c61-0e7a5d3b9f24'
const HOUR_MS = 3_600_000

/** What lies in the inbox of a new demo world. */
export const keepContactMessages = async (url: string, now: number): Promise<void> => {
  const database = openDatabase({ url, name: 'demo-world', connections: 1 })
  const ago = (hours: number) => new Date(now - hours * HOUR_MS)
  const admin = demoMembers.find(({ username }) => username === 'admin')
  const answered = contactMessages.map(({ answers = [], ...message }) => ({
    ...message,
    answers: answers.map((answer, index) => ({ ...answer, mail: v5(`${message.reference} ${index}`, MAILS) })),
  }))
  const rows = answered.map(({ id, reference, topic, status, hoursAgo, member, name = '', about = '', message, answers, ...given }) => {
    const email = given.email ?? `${member}@debut.local`
    return {
      id,
      reference,
      topic,
      status,
      revision: answers.length + (status === 'closed' || status === 'spam' ? 2 : 1),
      member_id: demoMembers.find(({ username }) => username === member)?.memberId ?? null,
      name,
      email,
      mailbox: mailboxOf(email),
      about,
      message,
      receipt: member === undefined ? 'receipt' : 'copy',
      receipt_mail: v5(`${reference} receipt`, MAILS),
      received_at: ago(hoursAgo),
      changed_at: ago(answers.at(-1)?.hoursAgo ?? hoursAgo),
    }
  })
  const replies = answered.flatMap(({ id, answers }) =>
    answers.map(({ mail, text, hoursAgo }) => ({
      id: mail,
      message_id: id,
      written_by: admin?.memberId ?? null,
      text,
      sent_at: ago(hoursAgo),
    })),
  )
  const bounced = answered.flatMap(({ answers }) =>
    answers.filter(({ isBounced }) => isBounced).map(({ mail, hoursAgo }) => ({ id: mail, given_up_at: ago(hoursAgo) })),
  )
  try {
    // A making that was cut off may have left them.
    await database.transaction(async (transaction) => {
      await transaction('identity.contact_messages').insert(rows).onConflict().ignore()
      await transaction('identity.contact_replies').insert(replies).onConflict().ignore()
      await transaction('identity.undelivered_mails').insert(bounced).onConflict().ignore()
    })
  } finally {
    await database.destroy()
  }
}
