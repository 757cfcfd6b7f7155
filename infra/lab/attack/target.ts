import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'

/** What is attacked, and how it does meanwhile. */
export interface Target {
  readonly url: string
  /** Whether pages come while it is attacked, and how long those that came took. */
  pages(): Promise<{ readonly tookMs: readonly number[]; readonly lost: number }>
  /** A connection of its own, to say on it what no client would. */
  raw(said: string): Socket
  /** The newest mail to an address that the attacker reads; undefined where none comes. */
  mailTo(address: string): Promise<string | undefined>
}

const PAGES = ['/', '/weekly', '/categories', '/tags', '/for-sale', '/api/boards/day']
const TIMEOUT_MS = 10_000

const MAIL_MS = 3_000
const Mail = z.object({ Text: z.string() })

/** As the local stack keeps it. */
const newestIn = async (mailbox: string, address: string): Promise<string | undefined> => {
  const query = encodeURIComponent(`to:${address}`)
  for (let waited = 0; waited < MAIL_MS; waited += 200) {
    const answer = await fetch(new URL(`/api/v1/message/latest?query=${query}`, mailbox))
    if (answer.ok) return Mail.parse(await answer.json()).Text
    await answer.arrayBuffer()
    await delay(200)
  }
  return undefined
}

/** How long it took; undefined where it did not come. */
const read = (url: URL, from: string | undefined): Promise<number | undefined> => {
  const begun = performance.now()
  return new Promise((resolve) => {
    const lost = () => resolve(undefined)
    const asking = get(url, { agent: false, timeout: TIMEOUT_MS, ...(from !== undefined && { localAddress: from }) }, (answer) => {
      answer.resume().once('error', lost)
      answer.once('end', () => resolve(answer.statusCode === 200 ? performance.now() - begun : undefined))
    })
    asking.once('timeout', () => asking.destroy()).once('error', lost)
  })
}

interface Beside {
  readonly mailbox?: string
  /** An address of this machine that the attacks do not come from. */
  readonly readersAt?: string
}

export const targetAt = (url: string, { mailbox, readersAt }: Beside = {}): Target => {
  const { hostname, port, host } = new URL(url)
  return {
    url,
    pages: async () => {
      const tookMs: number[] = []
      for (const path of PAGES) {
        const took = await read(new URL(path, url), readersAt)
        if (took !== undefined) tookMs.push(took)
      }
      return { tookMs, lost: PAGES.length - tookMs.length }
    },
    mailTo: async (address) => (mailbox === undefined ? undefined : newestIn(mailbox, address)),
    raw: (said) => {
      const socket = connect(Number(port === '' ? 80 : port), hostname)
      socket.on('error', () => socket.destroy())
      socket.write(said.replace('HOST', host))
      return socket
    },
  }
}
