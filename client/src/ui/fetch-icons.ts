import { isRecord } from '../lib/api/is-record.ts'
import { reportOutage } from '../lib/report.ts'

export interface IconDrawing {
  readonly body: string
  readonly width: number
  readonly height: number
}

interface Surroundings {
  /** The next is asked as well when the one before has not answered in time. */
  readonly endpoints: readonly string[]
  readonly get: (url: string, signal: AbortSignal) => Promise<unknown>
  readonly log: (message: string, error: unknown) => void
}

const ROTATE_AFTER = 750
/** Of one request. */
const ANSWER_WITHIN = 1_500
/** Of the whole lookup, however many were asked. */
const FOUND_WITHIN = 5_000
const LONGEST_URL = 500

const browser: Surroundings = {
  endpoints: ['/api/icons'],
  get: async (url, signal) => {
    const response = await fetch(url, { signal })
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    const body: unknown = await response.json()
    return body
  },
  log: reportOutage,
}

/** What can't be had is not there; a page without an icon is still a page. */
export const fetchIcons = async (
  collection: string,
  names: readonly string[],
  surroundings = browser,
): Promise<ReadonlyMap<string, IconDrawing>> => {
  try {
    const parts = await Promise.all(batches(collection, names).map((batch) => fetchBatch(collection, batch, surroundings)))
    return new Map(parts.flatMap((part) => [...part]))
  } catch (error) {
    surroundings.log('Failed to load custom icons', error)
    return new Map()
  }
}

/** No address becomes longer than a server takes. */
const batches = (collection: string, names: readonly string[]): string[][] => {
  const made: string[][] = []
  for (const name of names) {
    const last = made.at(-1)
    if (last !== undefined && addressOf('/api/icons', collection, [...last, name]).length <= LONGEST_URL) last.push(name)
    else made.push([name])
  }
  return made
}

const addressOf = (endpoint: string, collection: string, names: readonly string[]) =>
  `${endpoint}/${collection}.json?icons=${names.join(',')}`

const fetchBatch = async (collection: string, names: readonly string[], { endpoints, get }: Surroundings) => {
  const whole = AbortSignal.timeout(FOUND_WITHIN)
  const asked = endpoints.map(async (endpoint, index) => {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, ROTATE_AFTER * index))
    whole.throwIfAborted()
    const body = await get(addressOf(endpoint, collection, names), AbortSignal.any([whole, AbortSignal.timeout(ANSWER_WITHIN)]))
    return parseIcons(collection, body)
  })
  return Promise.any(asked)
}

const parseIcons = (collection: string, body: unknown): Map<string, IconDrawing> => {
  if (!isRecord(body) || body['prefix'] !== collection || !isRecord(body['icons'])) throw new Error(`That is no ${collection}`)
  const { icons } = body
  const size = (own: unknown, shared: unknown) => (typeof own === 'number' ? own : typeof shared === 'number' ? shared : 16)
  return new Map(
    Object.entries(icons).flatMap(([name, icon]) =>
      isRecord(icon) && typeof icon['body'] === 'string'
        ? [[name, { body: icon['body'], width: size(icon['width'], body['width']), height: size(icon['height'], body['height']) }] as const]
        : [],
    ),
  )
}
