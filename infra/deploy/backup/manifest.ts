import { z } from 'zod'

const File = z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })

const Table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  files: z.array(File),
})
export type SavedTable = z.output<typeof Table>

/** Events that were written one after the other: a chain of segments, each of which names the one before. */
const Log = z.object({
  chain: z.string(),
  segments: z.int(),
  /** Of the last segment. */
  sha256: z.string(),
  events: z.int(),
  /** Of the last event. */
  position: z.int(),
})
export type SavedLog = z.output<typeof Log>

/** What belongs to a back-up. It is written last: without one, a back-up is none. */
export const Manifest = z.object({
  form: z.literal(1),
  id: z.string(),
  at: z.iso.datetime(),
  /** The migrations that its tables have gone through. */
  migrations: z.array(z.string()),
  log: Log.nullable(),
  tables: z.array(Table),
  uploads: z.object({ count: z.int(), list: File }),
  /** What `npm start` keeps in its folder of keys; elsewhere secrets are the operator's. */
  secrets: File.nullable(),
  /** How many there were on the list of erasures: a list with fewer is not whole. */
  erasures: z.int(),
})
export type Manifest = z.output<typeof Manifest>
