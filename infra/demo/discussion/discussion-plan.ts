import { CommentId, DEEPEST, PostId, type PostKind } from '@debut/events/discussion/discussion-form.ts'
import { addDays, type Day } from '@debut/events/kernel/days.ts'
import { midnightOf } from '../demo-days.ts'
import type { DemoPerson } from '../people.ts'
import { randomOf } from '../random.ts'
import { ulidAt } from '../ulid-at.ts'
import { allThreads } from './all-threads.ts'
import type { Beginning, Later, WrittenComment, WrittenThread } from './read-threads.ts'

interface Planned {
  readonly author: DemoPerson
  readonly at: number
  /** Markdown, with the names of those whom it mentions. */
  readonly body: string
  readonly likes: number
  readonly later: readonly Later[]
}

export interface PlannedPost extends Planned {
  readonly postId: PostId
  readonly kind: PostKind
  readonly title: string | null
  /** The slug of the tool that it is about. */
  readonly about: string | null
}

export interface PlannedComment extends Planned {
  readonly commentId: CommentId
  /** The post that it stands under, or the slug of the tool. */
  readonly on: PlannedPost | string
  readonly parent: PlannedComment | undefined
  /** The comment that it replies to: its parent, or, at the deepest level, what was said there before it. */
  readonly answers: PlannedComment | undefined
  readonly root: PlannedComment | undefined
  readonly depth: number
}

export type PlannedText = PlannedPost | PlannedComment

export const isPost = (text: PlannedText): text is PlannedPost => 'postId' in text
export const idOf = (text: PlannedText): PostId | CommentId => (isPost(text) ? text.postId : text.commentId)

/** So many characters of an id are its time; the others follow from the text, so that it is recognised whenever it was written. */
const TIME_OF_ID = 10
const SECONDS = 55

/** A text's id, were it written then. */
export const idAt = (seed: string, body: string, at: number): string => ulidAt(at, randomOf(`${seed} text ${body}`))
export const markOf = (id: string): string => id.slice(TIME_OF_ID)

/** All that is ever written, also what is still to come: in the order of the clock, each reply after what it replies to. */
export const planDiscussion = (seed: string, today: Day, people: readonly DemoPerson[]): PlannedText[] => {
  const random = randomOf(`${seed} discussion`)
  const byName = new Map<string, DemoPerson>(people.map((person) => [person.username, person]))
  const authorOf = (username: string): DemoPerson => {
    const person = byName.get(username)
    if (person === undefined) throw new Error(`there is no ${username} who could write`)
    return person
  }
  const beginningOf = ({ day, sinceMidnight }: Beginning) => midnightOf(addDays(today, day)) + sinceMidnight
  /** Nothing happens on the minute. */
  const soonAfter = (at: number) => at + random.below(SECONDS * 1_000)

  const postOf = (on: WrittenThread['on']): PlannedPost | string => {
    if ('tool' in on) return on.tool
    const { by, kind, title, body, about, likes, later } = on
    const at = soonAfter(beginningOf(on))
    return { postId: PostId.parse(idAt(seed, body, at)), author: authorOf(by), at, kind, title, body, about, likes, later }
  }

  return allThreads()
    .flatMap((thread) => {
      const on = postOf(thread.on)
      const begun = typeof on === 'string' ? beginningOf(thread.on) : on.at
      const branch: PlannedComment[] = []
      const commentOf = ({ by, after, depth, body, likes, later }: WrittenComment): PlannedComment => {
        const beside = branch[depth - 1]
        branch.length = depth - 1
        const [root, parent] = [branch[0], branch.at(-1)]
        const answers = depth === DEEPEST && parent?.author.username === by ? beside : parent
        const at = soonAfter((parent?.at ?? begun) + after)
        const commentId = CommentId.parse(idAt(seed, body, at))
        const comment = { commentId, author: authorOf(by), at, on, parent, answers, root, depth, body, likes, later }
        branch.push(comment)
        return comment
      }
      const comments = thread.comments.map(commentOf)
      return typeof on === 'string' ? comments : [on, ...comments]
    })
    .toSorted((one, other) => one.at - other.at)
}
