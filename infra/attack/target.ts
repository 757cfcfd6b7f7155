import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'

/** What is attacked, and how it does meanwhile. */
export interface Target {
  readonly url: string
  /** Whether pages come while it is attacked, and how long they took at most. */
  pages(): Promise<{ readonly answered: number; readonly lost: number; readonly longestMs: number }>
  /** A connection of its own, to say on it what no client would. */
  raw(said: string): Socket
  /** The newest letter to an address that the attacker reads; undefined where none comes. */
  letterTo(address: string): Promise<string | undefined>
}

const PAGES = ['/', '/weekly', '/categories', '/tags', '/for-sale', '/api/boards/day']
const PATIENCE_MS = 10_000

const LETTER_MS = 3_000
const Letter = z.object({ Text: z.string() })

/** As the local stack keeps it. */
const newestIn = async (mailbox: string, address: string): Promise<string | undefined> => {
  const query = encodeURIComponent(`to:${address}`)
  for (let waited = 0; waited < LETTER_MS; waited += 200) {
    const answer = await fetch(new URL(`/api/v1/message/latest?query=${query}`, mailbox))
    if (answer.ok) return Letter.parse(await answer.json()).Text
    await answer.arrayBuffer()
    await delay(200)
  }
  return undefined
}

export const targetAt = (url: string, mailbox?: string): Target => {
  const { hostname, port, host } = new URL(url)
  return {
    url,
    pages: async () => {
      let [answered, lost, longestMs] = [0, 0, 0]
      for (const path of PAGES) {
        const begun = performance.now()
        const status = await fetch(new URL(path, url), { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
          async (response) => {
            await response.arrayBuffer()
            return response.status
          },
          () => 0,
        )
        longestMs = Math.max(longestMs, performance.now() - begun)
        if (status === 200) answered += 1
        else lost += 1
      }
      return { answered, lost, longestMs: Math.round(longestMs) }
    },
    letterTo: async (address) => (mailbox === undefined ? undefined : newestIn(mailbox, address)),
    raw: (said) => {
      const socket = connect(Number(port === '' ? 80 : port), hostname)
      socket.on('error', () => socket.destroy())
      socket.write(said.replace('HOST', host))
      return socket
    },
  }
}
