import { ChecklistContent, type KeptChecklist, type SavedChecklist } from '@debut/events/checklist/checklist-content.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { instantAt, isoOf } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'

interface Row {
  readonly revision: number
  readonly content: unknown
  readonly created_at: { getTime(): number }
  readonly saved_at: { getTime(): number }
}

/** Rows and not events: a checklist changes with every tick, is private, and nothing follows from it. */
export interface ChecklistRows {
  find(memberId: MemberId): Promise<KeptChecklist | undefined>
  /** Undefined where another revision is saved; the first one is saved on revision 0. */
  save(memberId: MemberId, revision: number, content: ChecklistContent): Promise<SavedChecklist | undefined>
  exportOf(memberId: MemberId): Promise<object | null>
  forget(memberId: MemberId): Promise<void>
}

export const checklistRows = (database: Knex): ChecklistRows => {
  const rows = () => database<Row & { member_id: MemberId }>('identity.checklists')
  const begin = (member_id: MemberId, content: string) => rows().insert({ member_id, content }).onConflict().ignore().returning('*')
  const update = (member_id: MemberId, revision: number, content: string) =>
    rows()
      .where({ member_id, revision })
      .update({ content, revision: revision + 1, saved_at: database.raw('clock_timestamp()') })
      .returning('*')
  return {
    find: async (member_id) => {
      const row = await rows().where({ member_id }).first()
      return row && { ...savedOf(row), content: ChecklistContent.parse(row.content) }
    },
    save: async (memberId, revision, content) => {
      const text = JSON.stringify(content)
      const [row] = (await (revision === 0 ? begin(memberId, text) : update(memberId, revision, text))) as readonly Row[]
      return row && savedOf(row)
    },
    exportOf: async (member_id) => {
      const row = await rows().where({ member_id }).first()
      if (row === undefined) return null
      return { createdAt: momentOf(row.created_at), savedAt: momentOf(row.saved_at), content: row.content }
    },
    forget: async (member_id) => void (await rows().where({ member_id }).delete()),
  }
}

const momentOf = (moment: { getTime(): number }): string => isoOf(instantAt(moment.getTime()))

const savedOf = ({ revision, saved_at }: Row): SavedChecklist => ({ revision, savedAt: momentOf(saved_at) })
