import type { Instant } from '@debut/events/kernel/instant.ts'
import type { ActKind } from '@debut/events/moderation/act-kinds.ts'
import type { PendingDecision } from './decision-mail-rows.ts'

/** What a detector holds of one launch day goes in one mail a day, however often it looks. */
const APART = { hours: 24 }
export const HOLDS = 'held'

/** A decision, and where those began that it speaks for. */
export interface PlannedDecision extends PendingDecision {
  readonly since: number
}

export interface DecisionPlan {
  readonly mails: readonly (readonly PlannedDecision[])[]
  readonly later: readonly { readonly decisions: readonly PendingDecision[]; readonly dueAt: Instant }[]
  /** Taken back, or decided otherwise, before anything was mailed. */
  readonly dropped: readonly PendingDecision[]
}

interface Known {
  readonly now: Instant
  readonly lastMailedAt: (bundle: string) => Instant | undefined
}

/** What becomes of decisions that one member is to be mailed of, in the order of the log. */
export const planDecisionMails = (pending: readonly PendingDecision[], { now, lastMailedAt }: Known): DecisionPlan => {
  const { standing, dropped } = lastOfEach(pending)
  const mails: (readonly PlannedDecision[])[] = []
  const later: { decisions: readonly PendingDecision[]; dueAt: Instant }[] = []
  for (const [bundle, decisions] of Map.groupBy(standing, (each) => each.bundle)) {
    // More of the same may follow until the last of them is due.
    if (decisions.some(({ dueAt }) => dueAt > now)) continue
    const dueAt = bundle.startsWith(HOLDS) ? lastMailedAt(bundle)?.plus(APART) : undefined
    if (dueAt === undefined || dueAt <= now) mails.push(decisions)
    else later.push({ decisions, dueAt })
  }
  return { mails, later, dropped }
}

/** The decisions of which a later one about the same thing leaves nothing to say. */
const REPLACES: Readonly<Partial<Record<ActKind, readonly ActKind[]>>> = {
  'post-shown': ['post-hidden'],
  'comment-shown': ['comment-hidden'],
  'review-shown': ['review-hidden'],
  'tool-approved': ['tool-held'],
  'tool-restored': ['tool-held', 'tool-hidden'],
  'launch-reinstated': ['launch-disqualified'],
  'vote-voided': ['vote-held'],
  'vote-restored': ['vote-held', 'vote-voided'],
  'award-revised': ['award-revised'],
  'warning-lifted': ['member-warned'],
  'suspension-lifted': ['member-suspended', 'member-still-suspended'],
  'ban-lifted': ['member-banned', 'member-still-banned'],
}

/** With these everything is as it was before, so that there is nothing to say of them either. */
const LEAVES_NOTHING: ReadonlySet<ActKind> = new Set([
  'post-shown',
  'comment-shown',
  'review-shown',
  'launch-reinstated',
  'warning-lifted',
  'suspension-lifted',
  'ban-lifted',
])

const lastOfEach = (pending: readonly PendingDecision[]) => {
  let standing: readonly PlannedDecision[] = []
  const dropped: PendingDecision[] = []
  for (const decision of pending) {
    const older = standing.filter(({ thing, kind }) => thing === decision.thing && REPLACES[decision.kind]?.includes(kind) === true)
    standing = standing.filter((each) => !older.includes(each))
    dropped.push(...older)
    const [oldest] = older
    if (oldest !== undefined && LEAVES_NOTHING.has(decision.kind)) dropped.push(decision)
    else standing = [...standing, { ...decision, since: oldest?.since ?? decision.revision }]
  }
  return { standing, dropped }
}
