import { isoOf } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Draft, SavedDraft } from '@debut/events/drafts/draft-answers.ts'
import { DraftContent } from '@debut/events/drafts/draft-content.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { instantAt } from '@debut/events/kernel/instant.ts'

/** Of one member. */
const MOST_DRAFTS = 20

interface Row {
  readonly tool_id: ToolId
  readonly revision: number
  readonly edition: number
  readonly content: unknown
  readonly created_at: { getTime(): number }
  readonly saved_at: { getTime(): number }
}

/** Rows and not events: what is typed changes with every word, and is private before it is submitted. */
export interface DraftRows {
  of(memberId: MemberId): Promise<readonly Draft[]>
  find(memberId: MemberId, toolId: ToolId): Promise<Draft | undefined>
  /** Undefined where the member has as many as they may. One that is there already stays as it is. */
  begin(memberId: MemberId, draft: { toolId: ToolId; edition: number; content: DraftContent }): Promise<Draft | undefined>
  /** Undefined where it was saved since that revision, or is gone. */
  save(memberId: MemberId, toolId: ToolId, revision: number, content: DraftContent): Promise<SavedDraft | undefined>
  /** Begun on that edition of its card from now on. */
  rebase(memberId: MemberId, toolId: ToolId, edition: number): Promise<Draft | undefined>
  drop(memberId: MemberId, toolId: ToolId): Promise<void>
  exportOf(memberId: MemberId): Promise<readonly object[]>
  forget(memberId: MemberId): Promise<void>
}

export const draftRows = (database: Knex): DraftRows => {
  const rows = () => database<Row & { member_id: MemberId }>('identity.drafts')
  const find = async (member_id: MemberId, tool_id: ToolId) => {
    const row = await rows().where({ member_id, tool_id }).first()
    return row && draftOf(row)
  }
  return {
    of: async (member_id) => (await rows().where({ member_id }).orderBy('saved_at', 'desc')).map(draftOf),
    find,
    begin: async (memberId, { toolId, edition, content }) => {
      await database.transaction(async (transaction) => {
        // A member's drafts begin one after another, so that each counts the ones before it.
        await transaction.raw(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [`drafts of ${memberId}`])
        await transaction.raw(
          `insert into identity.drafts (member_id, tool_id, edition, content)
           select :memberId, :toolId, :edition, :content where (select count(*) from identity.drafts where member_id = :memberId) < :most
           on conflict do nothing`,
          { memberId, toolId, edition, content: JSON.stringify(content), most: MOST_DRAFTS },
        )
      })
      return find(memberId, toolId)
    },
    save: async (member_id, tool_id, revision, content) => {
      const saved = await rows()
        .where({ member_id, tool_id, revision })
        .update({ content: JSON.stringify(content), revision: revision + 1, saved_at: database.raw('clock_timestamp()') })
        .returning('*')
      const [row] = saved as readonly Row[]
      return row && { revision: row.revision, savedAt: momentOf(row.saved_at) }
    },
    rebase: async (member_id, tool_id, edition) => {
      await rows().where({ member_id, tool_id }).update({ edition })
      return find(member_id, tool_id)
    },
    drop: async (member_id, tool_id) => void (await rows().where({ member_id, tool_id }).delete()),
    exportOf: async (member_id) => {
      const all = await rows().where({ member_id }).orderBy('created_at')
      return all.map(({ tool_id, content, created_at, saved_at }) => ({
        toolId: tool_id,
        createdAt: momentOf(created_at),
        savedAt: momentOf(saved_at),
        content,
      }))
    },
    forget: async (member_id) => void (await rows().where({ member_id }).delete()),
  }
}

const momentOf = (moment: { getTime(): number }): string => isoOf(instantAt(moment.getTime()))

const draftOf = ({ tool_id, revision, edition, content, saved_at }: Row): Draft => ({
  toolId: tool_id,
  revision,
  edition,
  savedAt: momentOf(saved_at),
  content: DraftContent.parse(content),
})
