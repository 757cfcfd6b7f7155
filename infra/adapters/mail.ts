import { createTransport } from 'nodemailer'

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** The outbox's id: a letter sent twice after a crash carries it twice, so that it can be recognised. */
  readonly id: string
}

export interface Mail {
  send(letter: Letter): Promise<void>
  /** Throws when the mail server can't be reached. */
  check(): Promise<void>
  close(): void
}

export const openMail = ({ url, from }: { readonly url: string; readonly from: string }): Mail => {
  const transport = createTransport(url, { from })
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '')
  return {
    send: async ({ id, ...letter }) => {
      await transport.sendMail({ ...letter, messageId: `<${id}@${domain}>` })
    },
    check: async () => {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}
