import { MemberErased } from '@debut/events/members/member-events.ts'
import { ReviewMarkedHelpful, ReviewReported, ReviewUnmarkedHelpful, readerStream } from '@debut/events/reviews/reader-events.ts'
import {
  ReviewAnswerDeleted,
  ReviewAnswered,
  ReviewCleared,
  ReviewDeleted,
  ReviewEdited,
  ReviewHidden,
  ReviewHidingExplained,
  ReviewShown,
  reviewStream,
  ReviewWritten,
} from '@debut/events/reviews/review-events.ts'
import { ratings, reviewIdOf } from '@debut/events/reviews/review-form.ts'
import { MakerJoined, MakerLeft, ToolListed } from '@debut/events/tools/tool-events.ts'
import fc from 'fast-check'
import { cardOf, toolId } from '../../testing/given-tools.ts'
import { MEMBERS, memberOf } from '../../testing/history/members.ts'
import { type Commit, MadeCommits } from '../../testing/made-commits.ts'

const TOOLS = 2

/** Erasures are rare, so that most of what happens before one is still there. */
const weights = {
  write: 40,
  answer: 10,
  unanswer: 4,
  mark: 20,
  unmark: 8,
  remove: 8,
  hide: 8,
  hold: 4,
  show: 6,
  clear: 4,
  report: 10,
  join: 8,
  leave: 6,
  erase: 2,
} as const
type Act = keyof typeof weights
const acts = (Object.keys(weights) as Act[]).map((act) => ({ weight: weights[act], arbitrary: fc.constant(act) }))

interface Step {
  readonly act: Act
  readonly member: number
  readonly author: number
  readonly tool: number
  readonly rating: (typeof ratings)[number]
}

export const reviewSteps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    act: fc.oneof(...acts),
    member: fc.nat(MEMBERS - 1),
    author: fc.nat(MEMBERS - 1),
    tool: fc.nat(TOOLS - 1),
    rating: fc.constantFrom(...ratings),
  }),
  { minLength: 60, maxLength: 120, size: 'max' },
)

/** Members who review, answer, mark, report and are erased, as they can: some act after their erasure, as they did not know of it yet. */
export class ReviewsHistory {
  readonly log = new MadeCommits()
  readonly erased = new Set<number>()
  readonly #written = new Set<string>()

  constructor() {
    for (let n = 0; n < TOOLS; n++)
      this.log.append(`tool-${toolId(n)}`, memberOf(0), ToolListed(cardOf(n, { ownerId: memberOf(0), makers: [memberOf(0)] })))
  }

  take({ act, member, author, tool, rating }: Step): void {
    const [by, memberId] = [memberOf(member), memberOf(author)]
    const about = { toolId: toolId(tool), memberId }
    const reviewId = reviewIdOf(about.toolId, memberId)
    const [stream, ofReader, ofTool] = [reviewStream(reviewId), readerStream(by), `tool-${about.toolId}`]
    const isWritten = this.#written.has(reviewId)
    const text = { ...about, rating, body: `Worth ${rating} of these stars to all of us` }
    if (act === 'erase') return this.#erase(member)
    if (act === 'join') this.#append(member, ofTool, MakerJoined({ toolId: about.toolId, memberId: by }))
    if (act === 'leave') this.#append(member, ofTool, MakerLeft({ toolId: about.toolId, memberId: by, by }))
    if (act === 'mark') this.#append(member, ofReader, ReviewMarkedHelpful({ memberId: by, reviewId }))
    if (act === 'unmark') this.#append(member, ofReader, ReviewUnmarkedHelpful({ memberId: by, reviewId }))
    if (act === 'report') this.#append(member, ofReader, ReviewReported({ memberId: by, reviewId, reason: 'spam', note: 'Look at this' }))
    if (act === 'write') {
      this.#append(author, stream, isWritten ? ReviewEdited({ ...text, marked: member % 2 === 0 }) : ReviewWritten({ ...text, makers: [] }))
      this.#written.add(reviewId)
    }
    if (!isWritten) return
    if (act === 'remove') {
      this.#append(author, stream, ReviewDeleted(about))
      this.#written.delete(reviewId)
    }
    if (act === 'hide') this.#append(member, stream, ReviewHidden({ ...about, reason: 'spam', by }))
    if (act === 'hide') this.#append(member, stream, ReviewHidingExplained({ ...about, note: 'Look at the rules.', by }))
    if (act === 'hold') this.#append(author, stream, ReviewHidden({ ...about, reason: 'links', by: null }))
    if (act === 'show') this.#append(member, stream, ReviewShown({ ...about, reason: 'mistake', by }))
    if (act === 'clear') this.#append(member, stream, ReviewCleared({ ...about, by }))
    if (act === 'answer') this.#append(member, stream, ReviewAnswered({ ...about, makerId: by, body: 'Many thanks' }))
    if (act === 'unanswer') this.#append(member, stream, ReviewAnswerDeleted({ ...about, makerId: by }))
  }

  #erase(member: number): void {
    if (this.erased.size > 1 || this.erased.has(member)) return
    this.erased.add(member)
    this.log.append(`member-${memberOf(member)}`, memberOf(member), MemberErased({ memberId: memberOf(member) }))
  }

  #append(member: number, stream: string, fact: Commit['facts'][number]): void {
    this.log.append(stream, memberOf(member), fact)
  }
}

export const reviewsHistory = (steps: readonly Step[]): ReviewsHistory => {
  const history = new ReviewsHistory()
  for (const step of steps) history.take(step)
  return history
}

/** The same log once the keys of these members are destroyed. */
export const withoutKeysOf = (erased: ReadonlySet<number>, commits: readonly Commit[]): Commit[] => {
  const ids = new Set<unknown>([...erased].map(memberOf))
  const unread = ({ type, data }: Commit['facts'][number]) => {
    const owner: unknown = Reflect.get(data, type === 'ReviewAnswered' ? 'makerId' : 'memberId')
    const emptied = Object.fromEntries(
      Object.entries(data).map(([field, value]) => [field, ['body', 'note'].includes(field) ? null : value]),
    )
    return { type, data: ids.has(owner) ? emptied : data }
  }
  return commits.map((commit) => ({ ...commit, facts: commit.facts.map(unread) }))
}

/** SQL that finds every number that was kept, and differs from what the rows add up to. */
export const MISCOUNTED = `
  select 'helpful' as what, review_id as id, reviews.helpful as kept, found from (
    select reviews.review_id, count(helpful.review_id) as found from reviews left join helpful using (review_id) group by 1
  ) as each join reviews using (review_id) where reviews.helpful <> found
  union all select 'rating ' || place, tool_id, count, found from (
    select ratings.tool_id, place, count, (
      select count(*) from reviews where reviews.tool_id = ratings.tool_id and rating = place and body is not null
        and hidden_because is null and not exists (
          select from makers where makers.tool_id = reviews.tool_id and makers.member_id = reviews.member_id)
    ) as found from ratings cross join unnest(counts) with ordinality as each (count, place)
  ) as each where count <> found`
