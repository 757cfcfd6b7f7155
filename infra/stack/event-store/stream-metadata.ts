import { DELETED_STREAM } from './log-record.ts'

export type StreamMetadata = {
  /** As written, so that what we do not know survives our own changes of it. */
  readonly raw: Readonly<Record<string, unknown>>
  readonly maxCount?: number
  /** Seconds. */
  readonly maxAge?: number
  readonly truncateBefore?: number
}

export const NO_METADATA: StreamMetadata = { raw: {} }

export const isMetastream = (streamId: string) => streamId.startsWith('$$')
export const metastreamOf = (streamId: string) => `$$${streamId}`
export const originalStreamOf = (metastreamId: string) => metastreamId.slice(2)

/** Every metastream keeps its last event only. */
export const METASTREAM_METADATA: StreamMetadata = { raw: { $maxCount: 1 }, maxCount: 1 }

export const parseStreamMetadata = (data: Uint8Array): StreamMetadata => {
  const raw = parseObject(data)
  const integer = (name: string, least: number) => {
    const value = raw[name]
    return typeof value === 'number' && Number.isInteger(value) && value >= least ? value : undefined
  }
  const maxCount = integer('$maxCount', 1)
  const maxAge = integer('$maxAge', 1)
  const truncateBefore = integer('$tb', 0)
  return {
    raw,
    ...(maxCount !== undefined && { maxCount }),
    ...(maxAge !== undefined && { maxAge }),
    ...(truncateBefore !== undefined && { truncateBefore }),
  }
}

/** Int64's largest is no JavaScript number, so $tb is written apart. */
export const encodeStreamMetadata = (raw: Readonly<Record<string, unknown>>, truncateBefore: number): Buffer => {
  const { $tb: _, ...rest } = raw
  const tb = truncateBefore === DELETED_STREAM ? '9223372036854775807' : String(truncateBefore)
  const others = JSON.stringify(rest).slice(1, -1)
  return Buffer.from(`{"$tb":${tb}${others && `,${others}`}}`)
}

export const isSoftDeleted = (metadata: StreamMetadata) => metadata.truncateBefore === DELETED_STREAM

/** The first event number that $tb and $maxCount leave readable. */
export const firstReadable = (metadata: StreamMetadata, lastEventNumber: number) =>
  Math.max(0, metadata.truncateBefore ?? 0, metadata.maxCount === undefined ? 0 : lastEventNumber - metadata.maxCount + 1)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const parseObject = (data: Uint8Array): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(Buffer.from(data).toString('utf8'))
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}
