import type { ShownComment } from '@debut/events/discussion/comment-answers.ts'
import { DEEPEST } from '@debut/events/discussion/discussion-form.ts'
import { type CommentAct, isSince, type Written } from './comment-act.ts'

interface Place {
  readonly commentId: string
  readonly parentId: string | null
  readonly rootId: string
  readonly depth: number
  readonly at: string
}

/** A comment of the reader's that no answer holds yet. */
export interface OwnRow extends Place {
  readonly state: 'own'
  readonly body: string
  /** It is not in the log yet, or its edit is not. */
  readonly isSending: boolean
}

export type ShownRow = Omit<ShownComment, keyof Place> & Place & { readonly isSending?: boolean }
/** Of a comment that is deleted or hidden. */
interface Tombstone extends Place {
  readonly state: 'deleted' | 'hidden'
}
export type Row = OwnRow | ShownRow | Tombstone

/** The comments of an answer as they are once all that their reader did has arrived. Each stands after the one that it replies to. */
export const withActs = (rows: readonly Row[], acts: readonly CommentAct[], answeredAt: number): readonly Row[] =>
  acts.reduce((sofar, act) => withAct(sofar, act, answeredAt), rows)

const withAct = (rows: readonly Row[], act: CommentAct, answeredAt: number): readonly Row[] => {
  if (act.kind === 'written') return withReply(rows, act)
  const row = rows.find(({ commentId }) => commentId === act.commentId)
  // What the answer holds of a comment is newer than what was done before it; a comment that is deleted stays so.
  if (row === undefined || !(row.state === 'own' || act.kind === 'deleted' || isSince(act, answeredAt))) return rows
  return act.kind === 'edited'
    ? rows.map((each) => (each === row ? edited(each, act.body, act.position === undefined) : each))
    : without(rows, row, act.kind)
}

const edited = (row: Row, body: string, isSending: boolean): Row =>
  row.state === 'shown' || row.state === 'own' ? { ...row, body, isSending: isSending || row.isSending === true } : row

const holds = (rows: readonly Row[], commentId: string) => rows.some((row) => row.commentId === commentId)

/** After the last reply to the same comment, as it has no likes and is the newest. */
const withReply = (rows: readonly Row[], act: Written): readonly Row[] => {
  const above = rows.findIndex(({ commentId }) => commentId === act.parentId)
  const parent = rows[above]
  if (parent === undefined || holds(rows, act.commentId)) return rows
  const end = rows.findIndex(({ depth }, index) => index > above && depth <= parent.depth)
  const own = ownRow(act, parent.rootId, Math.min(parent.depth + 1, DEEPEST))
  return end === -1 ? [...rows, own] : rows.toSpliced(end, 0, own)
}

const ownRow = ({ commentId, parentId, at, body, position }: Written, rootId: string, depth: number): OwnRow => ({
  state: 'own',
  commentId,
  parentId,
  rootId,
  depth,
  at,
  body,
  isSending: position === undefined,
})

/** One that others reply to keeps its place. */
const without = (rows: readonly Row[], gone: Row, state: 'deleted' | 'hidden'): readonly Row[] => {
  if (isTombstone(gone)) return rows
  return hasReplies(rows, gone.commentId) ? rows.map((row) => (row === gone ? tombstone(row, state) : row)) : pruned(rows, gone)
}

const isTombstone = (row: Row): row is Tombstone => row.state === 'deleted' || row.state === 'hidden'

const hasReplies = (rows: readonly Row[], commentId: string) => rows.some(({ parentId }) => parentId === commentId)

/** What stood there only for its replies goes with the last of them. */
const pruned = (rows: readonly Row[], { commentId, parentId }: Row): readonly Row[] => {
  const rest = rows.filter((row) => row.commentId !== commentId)
  const parent = rest.find((row) => row.commentId === parentId)
  return parent !== undefined && isTombstone(parent) && !hasReplies(rest, parent.commentId) ? pruned(rest, parent) : rest
}

const tombstone = ({ commentId, parentId, rootId, depth, at }: Row, state: 'deleted' | 'hidden'): Tombstone => ({
  commentId,
  parentId,
  rootId,
  depth,
  at,
  state,
})

/**
 * What the reader has just written stands first for as long as the page is open, so that they find it where they wrote it. Comes before the other acts, which may
 * be about these comments.
 */
export const withOwnFirst = (rows: readonly Row[], acts: readonly CommentAct[], thread: string): readonly Row[] => {
  const roots = acts.filter((act) => act.kind === 'written').filter((act) => act.parentId === null && act.thread === thread)
  const isOwn = ({ rootId }: Row) => roots.some(({ commentId }) => commentId === rootId)
  const first = roots.toReversed().flatMap((act) => {
    const branch = rows.filter(({ rootId }) => rootId === act.commentId)
    return branch.length === 0 ? [ownRow(act, act.commentId, 1)] : branch
  })
  return [...first, ...rows.filter((row) => !isOwn(row))]
}
