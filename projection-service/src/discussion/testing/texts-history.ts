import {
  CommentCleared,
  CommentDeleted,
  CommentEdited,
  CommentHidden,
  CommentHidingExplained,
  CommentShown,
  CommentWritten,
} from '@debut/events/discussion/comment-events.ts'
import { CommentLiked, CommentUnliked, PostLiked, PostUnliked } from '@debut/events/discussion/like-events.ts'
import {
  PostCleared,
  PostDeleted,
  PostEdited,
  PostHidden,
  PostHidingExplained,
  PostPublished,
  PostShown,
} from '@debut/events/discussion/post-events.ts'
import { ContentReported } from '@debut/events/discussion/report-events.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import fc from 'fast-check'
import { toolId } from '../../testing/given-tools.ts'
import { MEMBERS, memberOf } from '../../testing/history/members.ts'
import { type Commit, MadeCommits } from '../../testing/made-commits.ts'
import { commentId, commentOf, postId, postOf } from './given-texts.ts'

const POSTS = 3
const MOST_COMMENTS = 12

/** Erasures are rare, so that most of what happens before one is still there. */
const weights = {
  write: 40,
  like: 25,
  unlike: 10,
  edit: 15,
  delete: 6,
  hide: 12,
  hold: 6,
  show: 8,
  clear: 4,
  report: 12,
  erase: 2,
} as const
type Act = keyof typeof weights
const acts = (Object.keys(weights) as Act[]).map((act) => ({ weight: weights[act], arbitrary: fc.constant(act) }))

interface Step {
  readonly act: Act
  readonly member: number
  readonly on: 'post' | 'comment'
  readonly which: number
  readonly under: number
}

export const textSteps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    act: fc.oneof(...acts),
    member: fc.nat(MEMBERS - 1),
    on: fc.constantFrom('post', 'comment', 'comment'),
    which: fc.nat(MOST_COMMENTS),
    under: fc.nat(MOST_COMMENTS),
  } as const),
  { minLength: 60, maxLength: 120, size: 'max' },
)

/** Members who write, like, report and are erased, as they can: some act after their erasure, as they did not know of it yet. */
export class TextsHistory {
  readonly log = new MadeCommits()
  readonly erased = new Set<number>()
  readonly #posts: number[] = []
  readonly #comments: (Pick<Parameters<typeof CommentWritten>[0], 'rootId' | 'depth'> & { readonly author: number })[] = []

  take({ act, member, on, which, under }: Step): void {
    if (act === 'erase') return this.#erase(member)
    if (act === 'write') return on === 'post' ? this.#publish(member) : this.#write(member, under)
    if (on === 'post') this.#ofPost(act, member, which % this.#posts.length)
    else this.#ofComment(act, member, which % this.#comments.length)
  }

  #erase(member: number): void {
    if (this.erased.size > 1 || this.erased.has(member)) return
    this.erased.add(member)
    this.log.append(`member-${memberOf(member)}`, memberOf(member), MemberErased({ memberId: memberOf(member) }))
  }

  #publish(member: number): void {
    const n = this.#posts.length
    if (n === POSTS) return
    this.#posts.push(member)
    this.#append(member, `post-${postId(n)}`, PostPublished(postOf(n, { memberId: memberOf(member) })))
  }

  #write(member: number, under: number): void {
    const n = this.#comments.length
    if (n === MOST_COMMENTS) return
    const above = this.#comments[under % (n + 2)]
    const isReply = above !== undefined && above.depth < 3
    const { rootId, depth } = isReply ? { rootId: above.rootId, depth: above.depth + 1 } : { rootId: commentId(n), depth: 1 }
    this.#comments.push({ author: member, rootId, depth })
    const place = { rootId, depth, parentId: isReply ? commentId(under % (n + 2)) : null }
    // Whole branches stand on a tool.
    const on = Number(rootId.at(-1)) % 3 === 0 ? { postId: null, toolId: toolId(1) } : { postId: postId(0), toolId: null }
    this.#append(member, `comment-${commentId(n)}`, CommentWritten(commentOf(n, { memberId: memberOf(member), ...place, ...on })))
  }

  #ofPost(act: Act, member: number, n: number): void {
    const author = this.#posts[n]
    if (author === undefined) return
    const [about, by, authorId] = [{ postId: postId(n) }, memberOf(member), memberOf(author)]
    const stream = `post-${postId(n)}`
    const hidden = { ...about, by, reason: 'spam' } as const
    if (act === 'like') this.#append(member, `liker-${by}`, PostLiked({ memberId: by, ...about, authorId }))
    if (act === 'unlike') this.#append(member, `liker-${by}`, PostUnliked({ memberId: by, ...about }))
    if (act === 'edit') this.#append(author, stream, PostEdited(postOf(n, { memberId: authorId, title: 'Another', body: 'Other words' })))
    if (act === 'delete') this.#append(author, stream, PostDeleted({ ...about, memberId: authorId }))
    if (act === 'hide') this.#append(member, stream, PostHidden(hidden))
    if (act === 'hide') this.#append(member, stream, PostHidingExplained({ ...about, by, memberId: authorId, note: 'Look at the rules.' }))
    if (act === 'hold') this.#append(author, stream, PostHidden({ ...hidden, by: null, reason: 'links' }))
    if (act === 'show') this.#append(member, stream, PostShown(hidden))
    if (act === 'clear') this.#append(member, stream, PostCleared({ ...about, by }))
    if (act === 'report') this.#report(member, { ...about, commentId: null })
  }

  #ofComment(act: Act, member: number, n: number): void {
    const author = this.#comments[n]?.author
    if (author === undefined) return
    const [about, by, authorId] = [{ commentId: commentId(n) }, memberOf(member), memberOf(author)]
    const stream = `comment-${commentId(n)}`
    const hidden = { ...about, by, reason: 'spam' } as const
    const edited = { ...about, memberId: authorId, body: 'Other words', mentions: [], marked: member % 2 === 0 }
    if (act === 'like') this.#append(member, `liker-${by}`, CommentLiked({ memberId: by, ...about, authorId }))
    if (act === 'unlike') this.#append(member, `liker-${by}`, CommentUnliked({ memberId: by, ...about }))
    if (act === 'edit') this.#append(author, stream, CommentEdited(edited))
    if (act === 'delete') this.#append(author, stream, CommentDeleted({ ...about, memberId: authorId }))
    if (act === 'hide') this.#append(member, stream, CommentHidden(hidden))
    if (act === 'hide')
      this.#append(member, stream, CommentHidingExplained({ ...about, by, memberId: authorId, note: 'Look at the rules.' }))
    if (act === 'hold') this.#append(author, stream, CommentHidden({ ...hidden, by: null, reason: 'links' }))
    if (act === 'show') this.#append(member, stream, CommentShown(hidden))
    if (act === 'clear') this.#append(member, stream, CommentCleared({ ...about, by }))
    if (act === 'report') this.#report(member, { postId: null, ...about })
  }

  #report(member: number, about: Pick<Parameters<typeof ContentReported>[0], 'postId' | 'commentId'>): void {
    const memberId = memberOf(member)
    this.#append(member, `reporter-${memberId}`, ContentReported({ memberId, ...about, reason: 'spam', note: 'Look at this' }))
  }

  #append(member: number, stream: string, fact: Commit['facts'][number]): void {
    this.log.pass(0.1)
    this.log.append(stream, memberOf(member), fact)
  }
}

export const textsHistory = (steps: readonly Step[]): TextsHistory => {
  const history = new TextsHistory()
  for (const step of steps) history.take(step)
  return history
}

const TEXTS = ['title', 'body', 'note']

/** The same log once the keys of these members are destroyed. */
export const withoutKeysOf = (erased: ReadonlySet<number>, commits: readonly Commit[]): Commit[] => {
  const ids = new Set<unknown>([...erased].map(memberOf))
  const emptied = (data: object) =>
    Object.fromEntries(Object.entries(data).map(([field, value]) => [field, TEXTS.includes(field) ? null : value]))
  return commits.map((commit) => ({
    ...commit,
    facts: commit.facts.map((fact) => (ids.has(Reflect.get(fact.data, 'memberId')) ? { ...fact, data: emptied(fact.data) } : fact)),
  }))
}
