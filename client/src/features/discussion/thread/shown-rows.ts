import type { CommentRow } from '@debut/events/discussion/comment-answers.ts'
import { countedWith, type OwnMarking } from '../../../lib/marks/own-markings.ts'
import type { CommentAct } from './comment-act.ts'
import { type Row, withActs, withOwnFirst } from './with-acts.ts'

interface Answer {
  readonly comments: readonly CommentRow[]
  readonly answeredAt: number
  readonly likes: readonly OwnMarking[]
}

/** The comments of an answer, with the likes of the reader's that are in the log since. */
const liked = ({ comments, answeredAt, likes }: Answer): readonly Row[] =>
  comments.map((row) => (row.state === 'shown' ? { ...row, likes: countedWith(row.likes, row.commentId, likes, answeredAt) } : row))

/** The comments of a page, with all that their reader did since. */
export const rowsOfThread = (answer: Answer & { readonly topic: string }, acts: readonly CommentAct[]): readonly Row[] =>
  withActs(withOwnFirst(liked(answer), acts, answer.topic), acts, answer.answeredAt)

/** The same of a whole branch, which is answered without its first comment. */
export const rowsOfBranch = (root: Row, answer: Answer, acts: readonly CommentAct[]): readonly Row[] =>
  withActs([root, ...liked(answer)], acts, answer.answeredAt)

/** Those of the thread, for its count: what was done to a comment says nothing of where that stands. */
export const actsOnThread = (answer: Answer & { readonly topic: string }, acts: readonly CommentAct[]): readonly CommentAct[] => {
  const isWritten = (act: CommentAct) => act.kind === 'written' && act.thread === answer.topic
  const ids = new Set(
    [...answer.comments.filter(({ state }) => state === 'shown'), ...acts.filter(isWritten)].map((each) => each.commentId),
  )
  return acts.filter((act) => (act.kind === 'written' ? isWritten(act) : ids.has(act.commentId)))
}

/** The comments that are in the log, as far as the answer or the reader's acts say so. */
export const publishedIn = ({ comments }: Answer, acts: readonly CommentAct[]): ReadonlySet<string> => {
  const written = acts.filter(({ kind, position }) => kind === 'written' && position !== undefined)
  return new Set([...comments, ...written].map(({ commentId }) => commentId))
}
