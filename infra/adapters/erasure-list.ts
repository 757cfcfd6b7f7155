import { MemberId } from '@debut/events/kernel/ids.ts'
import { type Instant, isoOf } from '@debut/events/kernel/instant.ts'
import { z } from 'zod'
import { Refused } from './errors.ts'
import type { SealedFiles } from './sealed-files.ts'

/** Who was erased, kept beside the back-ups for ever: members that an older back-up restores are erased again by it. */
export interface ErasureList {
  /** From now on there is a list, be it empty. */
  begin(): Promise<void>
  /** Asked for again, it changes nothing. */
  note(memberId: MemberId, at: Instant): Promise<void>
}

const FOLDER = 'erasures'
const BEGUN = `${FOLDER}/list`

const Entry = z.object({ memberId: MemberId, at: z.iso.datetime() })

const written = (entry: object) => Buffer.from(JSON.stringify(entry))

export const erasureList = (files: SealedFiles): ErasureList => ({
  begin: async () => {
    if (!(await hasErasureList(files))) await files.put(BEGUN, written({ begun: true }))
  },
  note: async (memberId, at) => {
    const path = `${FOLDER}/${memberId}`
    if ((await files.get(path)) === undefined) await files.put(path, written({ memberId, at: isoOf(at) }))
  },
})

/** Where no back-ups are made. */
export const noErasureList: ErasureList = { begin: async () => undefined, note: async () => undefined }

export const hasErasureList = async (files: SealedFiles): Promise<boolean> => (await files.get(BEGUN)) !== undefined

/** When each was erased; undefined where there is no list. */
export const readErasures = async (files: SealedFiles): Promise<ReadonlyMap<MemberId, string> | undefined> => {
  if (!(await hasErasureList(files))) return undefined
  const erased = new Map<MemberId, string>()
  for (const path of await files.list(FOLDER)) {
    if (path === BEGUN) continue
    const found = await files.get(path)
    // Gone since it was listed, which nothing of ours does.
    if (found === undefined) throw new Refused(`the file ${path} was removed while the list of erasures was read`)
    const { memberId, at } = Entry.parse(JSON.parse(found.body.toString()))
    erased.set(memberId, at)
  }
  return erased
}
