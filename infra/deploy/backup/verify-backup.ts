import { gunzipSync } from 'node:zlib'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import { readErasures } from '@debut/adapters/erasure-list.ts'
import { Refused } from '@debut/adapters/errors.ts'
import type { SealedFile, SealedFiles } from '@debut/adapters/sealed-files.ts'
import { z } from 'zod'
import { linesIn } from './lines-in.ts'
import type { Manifest, SavedLog, SavedTable } from './manifest.ts'
import { readUpload, readUploads } from './save-uploads.ts'
import { segmentsOf } from './saved-log.ts'

export interface Verified {
  /** All that were erased, by the list or by the log. */
  readonly erased: ReadonlySet<MemberId>
  /** When, by the list. */
  readonly listed: ReadonlyMap<MemberId, string>
  /** The number of records that belong to the event store itself and are left out. */
  readonly ofStore: number
}

/** Reads all of it: every file opens and is the one that was written, the counts are right, and the log has no gap. */
export const verifyBackup = async (files: SealedFiles, manifest: Manifest): Promise<Verified> => {
  for (const table of manifest.tables) await verifyTable(files, table)
  if (manifest.secrets !== null) await readFile(files, manifest.secrets)
  await readFile(files, manifest.uploads.list)
  const uploads = (await readUploads(files, manifest)) ?? []
  for (const path of uploads)
    if ((await readUpload(files, path)) === undefined) throw new Refused(`the upload ${path} is missing from the back-up ${manifest.id}`)
  return verifyLog(files, manifest)
}

/** As much as the log alone needs. */
export const verifyLog = async (files: SealedFiles, { erasures, log }: Manifest): Promise<Verified> => {
  const listed = await listOf(files, erasures)
  const { erased, ofStore } = await readLog(files, log)
  return { listed, erased: new Set([...listed.keys(), ...erased]), ofStore }
}

const Whose = z.object({ memberId: MemberId })

/** Nothing is restored without it: members who were erased since would be back. */
const listOf = async (files: SealedFiles, least: number): Promise<ReadonlyMap<MemberId, string>> => {
  const listed = await readErasures(files)
  if (listed === undefined) throw new Refused('the list of erasures is missing, and members who were erased since would be back')
  if (listed.size < least)
    throw new Refused(`the list of erasures has ${listed.size} members and had ${least}: those missing from it would be back`)
  return listed
}

const readLog = async (files: SealedFiles, log: SavedLog | null) => {
  const erased: MemberId[] = []
  let ofStore = 0
  for await (const { stored, places } of segmentsOf(files, log)) {
    for (const { type, data } of stored) if (type === MemberErased.type) erased.push(Whose.parse(data).memberId)
    ofStore += places.length - stored.length
  }
  return { erased, ofStore }
}

export const readFile = async (files: SealedFiles, { path, sha256 }: SealedFile): Promise<Buffer> => {
  const found = await files.get(path)
  if (found === undefined) throw new Refused(`the file ${path} is missing from the back-up`)
  if (found.sha256 !== sha256) throw new Refused(`the file ${path} is another file than the back-up had`)
  return found.body
}

export async function* linesOf(files: SealedFiles, table: SavedTable): AsyncGenerator<Buffer> {
  for (const file of table.files) yield gunzipSync(await readFile(files, file))
}

const verifyTable = async (files: SealedFiles, table: SavedTable): Promise<void> => {
  let rows = 0
  for await (const part of linesOf(files, table)) rows += linesIn(part)
  if (rows !== table.rows) throw new Refused(`the table ${table.name} has ${rows} rows in the back-up and should have ${table.rows}`)
}
