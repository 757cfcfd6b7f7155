import type { Transporter } from 'nodemailer'

export interface Message {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** Where a POST takes the recipient off the list (RFC 8058). */
  readonly unsubscribe?: string
  /** Queue's ids of the mails that this one follows in one conversation, the oldest first: mail readers show them together. */
  readonly thread?: readonly string[]
  /** The queue's id: a mail sent twice after a crash carries it twice, so that it can be recognised. */
  readonly id: string
}

export interface Mail {
  send(message: Message): Promise<void>
  /** Throws when the mail server can't be reached. */
  check(): Promise<void>
  close(): void
}

export const openMail = ({ url, from }: { readonly url: string; readonly from: string }): Mail => {
  /** Loaded with the first mail: a service that has just started has none to send. */
  let opened: Promise<Transporter> | undefined
  const transport = () => (opened ??= import('nodemailer').then(({ createTransport }) => createTransport(url, { from })))
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '')
  const messageId = (id: string) => `<${id}@${domain}>`
  return {
    send: async ({ id, unsubscribe, thread = [], ...message }) => {
      const headers = unsubscribe === undefined ? {} : oneClick(unsubscribe)
      const follows = thread.map(messageId)
      const latest = follows.at(-1)
      await (
        await transport()
      ).sendMail({
        ...message,
        headers,
        messageId: messageId(id),
        ...(latest !== undefined && { inReplyTo: latest, references: follows }),
      })
    },
    check: async () => {
      await (await transport()).verify()
    },
    close: () => void opened?.then((each) => each.close()),
  }
}

const oneClick = (address: string) => ({ 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })

/** Mailbox unknown, moved, not allowed: trying again would change nothing (RFC 5321). Other codes that end in failure may be our own settings. */
const NO_SUCH_MAILBOX = new Set([550, 551, 553])

/** The recipient's mail server refused the address. What it says of the sender is about us, and may be mended. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  NO_SUCH_MAILBOX.has(Number(error.responseCode))
