import type { OwnBoundaries } from '@debut/events/boundaries/boundary-answers.ts'
import type { PostId } from '@debut/events/discussion/discussion-form.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'
import { mutedWordsOf } from './muted-words-of.ts'

/** Only their owner may read them: other members must not learn whom or what they blocked and muted. */
export const ownBoundariesQuery: OwnQuery<OwnBoundaries> = {
  kind: 'own',
  reads: ['boundaries'],
  read: async ({ memberId }, parts) => {
    const [rows, words] = await Promise.all([rowsOf(memberId, parts), mutedWordsOf(memberId, parts)])
    return {
      blocked: rows.flatMap((row) => (row.kind === 'blocked' ? row.target : [])),
      muted: rows.flatMap((row) => (row.kind === 'muted' ? row.target : [])),
      threads: rows.flatMap((row) => (row.kind === 'thread' ? row.target : [])),
      tools: rows.flatMap((row) => (row.kind === 'tool' ? row.target : [])),
      words,
    }
  },
}

type Row =
  | { readonly kind: 'blocked' | 'muted'; readonly target: MemberId }
  | { readonly kind: 'thread'; readonly target: PostId }
  | { readonly kind: 'tool'; readonly target: ToolId }

const rowsOf = (memberId: MemberId, { database, checkpoints }: Parts) => {
  const all = database.withSchema(checkpoints.of('boundaries').schema).from('boundaries').where({ member_id: memberId })
  return all.orderBy('position', 'desc').select<Row[]>('kind', 'target')
}
