import type { Transporter } from 'nodemailer'

export interface Message {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** Where a POST takes the recipient off the list (RFC 8058). */
  readonly unsubscribe?: string
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
  return {
    send: async ({ id, unsubscribe, ...message }) => {
      const headers = unsubscribe === undefined ? {} : oneClick(unsubscribe)
      await (await transport()).sendMail({ ...message, headers, messageId: `<${id}@${domain}>` })
    },
    check: async () => {
      await (await transport()).verify()
    },
    close: () => void opened?.then((each) => each.close()),
  }
}

const oneClick = (address: string) => ({ 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
