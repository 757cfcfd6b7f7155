import { gunzipSync, gzipSync } from 'node:zlib'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { Refused } from '@debut/adapters/errors.ts'
import { isOfStore } from '@debut/adapters/log-cursor.ts'
import type { SealedFiles } from '@debut/adapters/sealed-files.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'
import { z } from 'zod'

const LOG = 'log'

const Place = z.object({ id: z.string(), position: LogPosition })
export type Place = z.output<typeof Place>

const Event = Place.extend({
  type: z.string(),
  data: z.unknown(),
  metadata: z.unknown(),
  stream: z.string(),
  revision: z.int(),
})

/** Older back-ups did not leave out all of the store's own events, which are not events of ours. */
const OfStore = Place.extend({ type: z.string(), stream: z.string() }).refine(isOfStore)

const Head = z.object({
  chain: z.string(),
  /** From 1 on. */
  number: z.int(),
  /** The SHA-256 of the segment before. */
  previous: z.string().nullable(),
  /** How many events are in the segments before. */
  before: z.int(),
  events: z.int(),
})
export type Head = z.output<typeof Head>

export interface Segment extends Head {
  readonly sha256: string
  readonly stored: readonly StoredEvent[]
  /** The position of each record, including those of the store. */
  readonly places: readonly Place[]
}

const pathOf = (chain: string, number: number): string => `${LOG}/${chain}/${String(number).padStart(8, '0')}`
const placeIn = (path: string) => {
  const [folder, chain = '', number] = path.split('/')
  return folder === LOG ? { chain, number: Number(number) } : undefined
}

/** Chains that are begun, the oldest first, with how many segments each has. */
export const chainsIn = async (files: SealedFiles): Promise<ReadonlyMap<string, number>> => {
  const chains = new Map<string, number>()
  for (const path of await files.list(LOG)) {
    const { chain, number } = placeIn(path) ?? { chain: '', number: 0 }
    chains.set(chain, Math.max(chains.get(chain) ?? 0, number))
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
  const records = lines.map((line): unknown => JSON.parse(line))
  if (head.chain !== chain || head.number !== number || head.events !== records.length)
    throw new Refused(`the file ${path} is another segment than its name says`)
  const stored = records.filter((record) => !OfStore.safeParse(record).success).map((record): StoredEvent => Event.parse(record))
  return { ...head, sha256: found.sha256, stored, places: records.map((record) => Place.parse(record)) }
}

/** It is undefined if the path is of another file. */
export const readSegmentAt = async (files: SealedFiles, path: string): Promise<Segment | undefined> => {
  const place = placeIn(path)
  return place && readSegment(files, place.chain, place.number)
}
