import { vi } from 'vitest'

interface Mail {
  readonly Text: string
  readonly Subject: string
}

/** The newest mail to somebody, as soon as one with these words in its subject has come. */
export const mailTo = (mailboxUrl: string, address: string, subject: RegExp): Promise<Mail> =>
  vi.waitFor(
    async () => {
      const answer = await fetch(new URL(`/api/v1/message/latest?query=${encodeURIComponent(`to:${address}`)}`, mailboxUrl))
      if (!answer.ok) throw new Error(`Nothing has come for ${address}: ${answer.status}`)
      const mail = (await answer.json()) as Mail
      if (!subject.test(mail.Subject)) throw new Error(`The newest mail for ${address} is “${mail.Subject}”`)
      return mail
    },
    { timeout: 60_000, interval: 200 },
  )

export const linkIn = ({ Text }: Mail): string => /https?:\/\/\S+/.exec(Text)?.[0] ?? ''
export const codeIn = ({ Text }: Mail): string => /\b\d{6}\b/.exec(Text)?.[0] ?? ''
