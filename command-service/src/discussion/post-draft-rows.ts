import type { PostId } from '@debut/events/discussion/discussion-form.ts'
import { MOST_POST_DRAFTS, type PostDraft, PostDraftContent, type SavedPostDraft } from '@debut/events/discussion/post-draft.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { instantAt, isoOf } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'

interface Row {
  readonly post_id: PostId
  readonly revision: number
  readonly content: unknown
  readonly created_at: { getTime(): number }
  readonly saved_at: { getTime(): number }
}

/** Rows and not events: a draft changes with every word, and is private until it is published. */
export interface PostDraftRows {
  of(memberId: MemberId): Promise<readonly PostDraft[]>
  find(memberId: MemberId, postId: PostId): Promise<PostDraft | undefined>
  /** Undefined where the member has as many as they may. One that is there already stays as it is. */
  begin(memberId: MemberId, draft: { postId: PostId; content: PostDraftContent }): Promise<PostDraft | undefined>
  /** Undefined where it was saved since that revision, or is gone. */
  save(memberId: MemberId, postId: PostId, revision: number, content: PostDraftContent): Promise<SavedPostDraft | undefined>
  drop(memberId: MemberId, postId: PostId): Promise<void>
  exportOf(memberId: MemberId): Promise<readonly object[]>
  forget(memberId: MemberId): Promise<void>
}

export const postDraftRows = (database: Knex): PostDraftRows => {
  const rows = () => database<Row & { member_id: MemberId }>('identity.post_drafts')
  const find = async (member_id: MemberId, post_id: PostId) => {
    const row = await rows().where({ member_id, post_id }).first()
    return row && draftOf(row)
  }
  return {
    of: async (member_id) => (await rows().where({ member_id }).orderBy('saved_at', 'desc')).map(draftOf),
    find,
    begin: async (memberId, { postId, content }) => {
      await database.transaction(async (transaction) => {
        // A member's drafts begin one after another, so that each counts the ones before it.
        await transaction.raw(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [`post drafts of ${memberId}`])
        await transaction.raw(
          `insert into identity.post_drafts (member_id, post_id, content)
           select :memberId, :postId, :content where (select count(*) from identity.post_drafts where member_id = :memberId) < :most
           on conflict do nothing`,
          { memberId, postId, content: JSON.stringify(content), most: MOST_POST_DRAFTS },
        )
      })
      return find(memberId, postId)
    },
    save: async (member_id, post_id, revision, content) => {
      const saved = await rows()
        .where({ member_id, post_id, revision })
        .update({ content: JSON.stringify(content), revision: revision + 1, saved_at: database.raw('clock_timestamp()') })
        .returning('*')
      const [row] = saved as readonly Row[]
      return row && { revision: row.revision, savedAt: momentOf(row.saved_at) }
    },
    drop: async (member_id, post_id) => void (await rows().where({ member_id, post_id }).delete()),
    exportOf: async (member_id) => {
      const all = await rows().where({ member_id }).orderBy('created_at')
      return all.map(({ post_id, content, created_at, saved_at }) => ({
        postId: post_id,
        createdAt: momentOf(created_at),
        savedAt: momentOf(saved_at),
        content,
      }))
    },
    forget: async (member_id) => void (await rows().where({ member_id }).delete()),
  }
}

const momentOf = (moment: { getTime(): number }): string => isoOf(instantAt(moment.getTime()))

const draftOf = ({ post_id, revision, content, saved_at }: Row): PostDraft => ({
  postId: post_id,
  revision,
  savedAt: momentOf(saved_at),
  content: PostDraftContent.parse(content),
})
