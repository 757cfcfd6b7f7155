import { vi } from 'vitest'

interface Letter {
  readonly Text: string
  readonly Subject: string
}

/** The newest letter to somebody, as soon as one with these words in its subject has come. */
export const letterTo = (mailboxUrl: string, address: string, subject: RegExp): Promise<Letter> =>
  vi.waitFor(
    async () => {
      const answer = await fetch(new URL(`/api/v1/message/latest?query=${encodeURIComponent(`to:${address}`)}`, mailboxUrl))
      if (!answer.ok) throw new Error(`Nothing has come for ${address}: ${answer.status}`)
      const letter = (await answer.json()) as Letter
      if (!subject.test(letter.Subject)) throw new Error(`The newest letter for ${address} is “${letter.Subject}”`)
      return letter
    },
    { timeout: 15_000, interval: 200 },
  )

export const linkIn = ({ Text }: Letter): string => /https?:\/\/\S+/.exec(Text)?.[0] ?? ''
export const codeIn = ({ Text }: Letter): string => /\b\d{6}\b/.exec(Text)?.[0] ?? ''
