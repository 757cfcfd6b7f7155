import { gunzipSync, gzipSync } from 'node:zlib'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { Refused } from '@debut/adapters/errors.ts'
import type { SealedFiles } from '@debut/adapters/sealed-files.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'
import { z } from 'zod'

const LOG = 'log'

const Event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.unknown(),
  metadata: z.unknown(),
  stream: z.string(),
  revision: z.int(),
  position: LogPosition,
})

const Head = z.object({
  chain: z.string(),
  /** From 1 on. */
  number: z.int(),
  /** The SHA-256 of the segment before. */
  previous: z.string().nullable(),
  /** How many events are in the segments before. */
  before: z.int(),
  events: z.int(),
  /** Of the event before the last one: who reads on behind it sees whether the log still has the last one. */
  lastButOne: z.nullable(LogPosition),
})
export type Head = z.output<typeof Head>

export interface Segment extends Head {
  readonly sha256: string
  readonly stored: readonly StoredEvent[]
}

const pathOf = (chain: string, number: number): string => `${LOG}/${chain}/${String(number).padStart(8, '0')}`

/** Chains that are begun, the oldest first, with how many segments each has. */
export const chainsIn = async (files: SealedFiles): Promise<ReadonlyMap<string, number>> => {
  const chains = new Map<string, number>()
  for (const path of await files.list(LOG)) {
    const [, chain = '', number] = path.split('/')
    chains.set(chain, Math.max(chains.get(chain) ?? 0, Number(number)))
  }
  return chains
}

/** One event a line, after the head: `gunzip` and any editor can read it. */
export const writeSegment = async (files: SealedFiles, head: Head, events: readonly StoredEvent[]): Promise<string> => {
  const lines = [head, ...events].map((line) => JSON.stringify(line))
  const { sha256 } = await files.put(pathOf(head.chain, head.number), gzipSync(lines.join('\n')))
  return sha256
}

export const readSegment = async (files: SealedFiles, chain: string, number: number): Promise<Segment> => {
  const path = pathOf(chain, number)
  const found = await files.get(path)
  if (found === undefined) throw new Refused(`the file ${path} is missing, and the log is not whole without it`)
  const [first = '', ...lines] = gunzipSync(found.body).toString().split('\n')
  const head = Head.parse(JSON.parse(first))
  const stored = lines.map((line): StoredEvent => Event.parse(JSON.parse(line)))
  if (head.chain !== chain || head.number !== number || head.events !== stored.length)
    throw new Refused(`the file ${path} is another segment than its name says`)
  return { ...head, sha256: found.sha256, stored }
}
