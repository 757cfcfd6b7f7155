import { setTimeout as pause } from 'node:timers/promises'
import { HALF_BODY, HALF_HEADERS, pageOf, upgradeElsewhere } from '../attack/hostile-requests.ts'
import { type Target, targetAt } from '../attack/target.ts'
import { percentile } from '../bench/percentile.ts'
import type { Fault, Round } from './fault.ts'
import { metricsOf } from './metrics-of.ts'
import { terminate } from './terminate.ts'

const SIZES = { short: { requests: 300, connections: 550 }, long: { requests: 50_000, connections: 2_000 } } as const
const AT_ONCE = 150
/** Longer than any answer takes. */
const ANSWER_MS = 10_000
const LEAVES_WITHIN_MS = 30
/** What an edge of its own gives each address. */
const CONNECTIONS_PER_ADDRESS = 500
/** Those of honest readers, and of the one who reads the metrics. */
const LEFT_OVER_CONNECTIONS = 10
const LEFT_OVER_FILES = 20
const LEFT_OVER_BYTES = 100 * 2 ** 20
const CLOSED_WITHIN_MS = 10_000
const READER_MS = 1_000
/** Honest readers come from another address than the attacks do. */
const READERS_AT = '127.0.0.2'

type End = 'refused' | 'answered' | 'left' | 'forgotten'

/** To its end: an answer, a connection that is closed, or the client that goes. */
const send = (target: Target, said: string, leavesAfterMs?: number): Promise<End> =>
  new Promise((resolve) => {
    const socket = target.raw(said)
    const end = (how: End) => {
      clearTimeout(timer)
      resolve(how)
      socket.destroy()
    }
    const timer = setTimeout(() => end(leavesAfterMs === undefined ? 'forgotten' : 'left'), leavesAfterMs ?? ANSWER_MS)
    socket.once('data', (chunk: Buffer) => end(/^HTTP\/1\.1 4\d\d/.test(chunk.toString()) ? 'refused' : 'answered'))
    socket.once('close', () => end('refused'))
  })

const KINDS = ['half headers', 'half a body', 'half headers', 'half a body', 'a page, and leaves'] as const
const kindOf = (index: number) => KINDS[index % (2 * KINDS.length)] ?? 'an upgrade'

const sendAny = (target: Target, index: number, leavesAfterMs: number): Promise<End> => {
  switch (kindOf(index)) {
    case 'half headers':
      return send(target, HALF_HEADERS, leavesAfterMs)
    case 'half a body':
      return send(target, HALF_BODY, leavesAfterMs)
    case 'a page, and leaves':
      return send(target, pageOf(index), leavesAfterMs)
    case 'an upgrade':
      return send(target, upgradeElsewhere(index))
  }
}

/** So many requests, some at a time; none of those that wait for an answer may wait for ever, and no upgrade may be let through. */
const attack = async ({ random, findings }: Round, target: Target, requests: number): Promise<void> => {
  const ends: Record<End, number> = { refused: 0, answered: 0, left: 0, forgotten: 0 }
  let next = 0
  const attacker = async () => {
    while (next < requests) {
      const index = next++
      const end = await sendAny(target, index, random.between(1, LEAVES_WITHIN_MS))
      // A page that came before its reader left is no surprise.
      ends[end === 'answered' && kindOf(index) === 'a page, and leaves' ? 'left' : end]++
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, attacker))
  findings.expect('requests that were never answered', 0, ends.forgotten)
  findings.expect('hostile requests that got what they asked for', 0, ends.answered)
}

/** Connections of one address that say half a request and stay; lets them go. */
const occupy = async ({ findings }: Round, target: Target, connections: number): Promise<() => void> => {
  const open = new Set(Array.from({ length: connections }, (_, index) => target.raw(index % 2 === 0 ? HALF_BODY : HALF_HEADERS)))
  for (const socket of open) socket.once('close', () => open.delete(socket))
  await Promise.all([...open].map((socket) => new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))))
  for (let waited = 0; open.size > CONNECTIONS_PER_ADDRESS && waited < ANSWER_MS; waited += 20) await pause(20)
  findings.require(
    `connections of one address, of ${connections}`,
    open.size <= CONNECTIONS_PER_ADDRESS,
    `${CONNECTIONS_PER_ADDRESS} or less`,
    open.size,
  )
  return () => {
    for (const socket of open) socket.destroy()
  }
}

/** Somebody who reads pages as long as it goes on. */
const readBeside = async (target: Target, until: Promise<unknown>): Promise<{ tookMs: number[]; lost: number }> => {
  const seen = { tookMs: Array.of<number>(), lost: 0 }
  const over = new AbortController()
  void until.finally(() => over.abort()).catch(() => undefined)
  while (!over.signal.aborted) {
    const { tookMs, lost } = await target.pages()
    seen.tookMs.push(...tookMs)
    seen.lost += lost
  }
  return seen
}

/** Once the attackers are gone, or it is time that they were. */
const settled = async (operatorsUrl: string, most: number) => {
  const giveUpAt = performance.now() + CLOSED_WITHIN_MS
  for (;;) {
    const { process_open_fds: files = Number.NaN, connections_open: connections = Number.NaN } = await metricsOf(operatorsUrl)
    if ((connections <= LEFT_OVER_CONNECTIONS && files <= most) || performance.now() > giveUpAt) return { files, connections }
    await pause(50)
  }
}

export const hostileRequests: Fault = {
  id: 'R21',
  title: 'upgrades anywhere, half headers, half bodies, clients that leave, and one address with all its connections',
  run: async (round) => {
    const { stack, findings, form } = round
    const { requests, connections } = SIZES[form]
    const { part, url, operatorsUrl } = await stack.edgeBeside({ CONNECTIONS_PER_ADDRESS: String(CONNECTIONS_PER_ADDRESS) })
    const target = targetAt(url, { readersAt: READERS_AT })
    let letGo = () => {}
    try {
      await part.start()
      await target.pages()
      // What it takes once for all: the same again takes no more.
      await attack(round, target, requests / 2)
      const before = await metricsOf(operatorsUrl)

      const siege = attack(round, target, requests / 2).then(() => occupy(round, target, connections))
      const { tookMs, lost } = await readBeside(target, siege)
      letGo = await siege
      const occupied = await target.pages()
      findings.expect('pages that did not come meanwhile', 0, lost + occupied.lost)
      const p99 = percentile([...tookMs, ...occupied.tookMs], 0.99)
      if (form === 'long') findings.require('a page’s p99 meanwhile', p99 < READER_MS, `${READER_MS} ms or less`, Math.round(p99))
      letGo()

      const most = (before['process_open_fds'] ?? 0) + LEFT_OVER_FILES
      const { files, connections: left } = await settled(operatorsUrl, most)
      findings.require('connections afterwards', left <= LEFT_OVER_CONNECTIONS, `${LEFT_OVER_CONNECTIONS} or less`, left)
      findings.require('descriptors afterwards', files <= most, `${most} or less`, files)
      const { process_resident_memory_bytes: bytes = Number.NaN } = await metricsOf(operatorsUrl)
      const grown = bytes - (before['process_resident_memory_bytes'] ?? 0)
      // In a few seconds a program is still warming up.
      if (form === 'long')
        findings.require('memory that is not given back', grown <= LEFT_OVER_BYTES, `${LEFT_OVER_BYTES} bytes or less`, grown)
      findings.measure(
        `${requests} requests, ${connections} connections, ${tookMs.length} pages meanwhile with a p99 of ${p99.toFixed(0)} ms; ` +
          `${left} connections, ${files - most + LEFT_OVER_FILES} descriptors and ${Math.round(grown / 2 ** 20)} MB more afterwards`,
      )

      // Takes as long as it is allowed to.
      if (form === 'long') letGo = await occupy(round, target, CONNECTIONS_PER_ADDRESS)
      await terminate(round, part)
    } finally {
      letGo()
      await part.kill()
    }
  },
}
