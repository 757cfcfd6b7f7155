import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '@debut/adapters/database.ts'
import type { World } from './world.ts'

/** Everything in a database as text, table by table. */
const dumpOf = async (url: string): Promise<string[]> => {
  const database = openDatabase({ url, name: 'remains' })
  try {
    const { rows: tables } = await database.raw<{ rows: { schema: string; name: string }[] }>(
      `select table_schema as schema, table_name as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    const dumps = tables.map(async ({ schema, name }) => {
      const { rows } = await database.raw<{ rows: { row: string }[] }>('select each::text as row from :schema:.:name: as each', {
        schema,
        name,
      })
      return `${schema}.${name}\n${rows.map(({ row }) => row).join('\n')}`
    })
    return await Promise.all(dumps)
  } finally {
    await database.destroy()
  }
}

/** Where each of these texts stands, in upper or lower case: tables, the bytes of the event log, uploads and their paths. Those that stand nowhere are left out. */
export const remainsOf = async ({ settings }: World, texts: readonly string[]): Promise<Record<string, string[]>> => {
  const places = new Map<string, string>()
  for (const url of [settings.DATABASE_URL, settings.IDENTITY_DATABASE_URL])
    for (const dump of await dumpOf(url)) places.set(`table ${dump.slice(0, dump.indexOf('\n'))}`, dump.toLowerCase())
  const folder = fileURLToPath(new URL('..', settings.STORAGE_URL))
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    places.set(`path ${path.slice(folder.length)}`, path.slice(folder.length).toLowerCase())
    if (entry.isFile()) places.set(`file ${path.slice(folder.length)}`, readFileSync(path, 'latin1').toLowerCase())
  }
  const found: Record<string, string[]> = {}
  for (const text of texts) {
    // The log's bytes are UTF-8, read here byte by byte.
    const spellings = [text.toLowerCase(), Buffer.from(text).toString('latin1').toLowerCase()]
    const holders = [...places].filter(([, content]) => spellings.some((each) => content.includes(each))).map(([place]) => place)
    if (holders.length > 0) found[text] = holders
  }
  return found
}
