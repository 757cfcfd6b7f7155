import type { ActId } from '@debut/events/kernel/act-id.ts'
import { type Instant, isoOf } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ModerationReason } from '@debut/events/launches/moderation-reason.ts'
import type { Role } from '@debut/events/members/role.ts'
import {
  AppealAnswered,
  AppealMade,
  type ConductEvent,
  MemberBanned,
  MemberSuspended,
  MemberWarned,
  SanctionContinued,
  SanctionKept,
  SanctionLifted,
} from '@debut/events/moderation/conduct-events.ts'
import { type ConductFacts, conductFacts, inForce, type Sanction } from '@debut/events/moderation/conduct-facts.ts'
import type { GuidelineRule } from '@debut/events/moderation/guideline-rule.ts'
import {
  APPEAL_DAYS,
  type AppealOutcome,
  type ContinuedKind,
  type ErasureId,
  type LiftedBecause,
} from '@debut/events/moderation/sanction.ts'
import { accept, type Decider, type Decision, refuse } from '../kernel/decider.ts'

type ConductRefusal =
  | 'unknown-member'
  | 'sanction-moderator'
  | 'sanction-admin'
  | 'already-banned'
  | 'votes-without-fraud'
  | 'only-admins-lift-bans'
  | 'not-continued'
  | 'sanction-lifted'
  | 'only-admins-judge-votes'
  | 'unknown-act'
  | 'not-appealable'
  | 'appeal-of-appeal'
  | 'appeal-too-late'
  | 'already-appealed'
  | 'already-undone'
  | 'unknown-appeal'
  | 'appeal-answered'

interface Moderator {
  readonly by: MemberId
  readonly isAdmin: boolean
}

interface Sanctioning extends Moderator {
  readonly rule: GuidelineRule
  readonly note: string | null
  /** Of the member whom it is about, from their own stream. */
  readonly registered: boolean
  readonly roles: readonly Role[]
  readonly at: Instant
}

/** An act as the log has it. */
export interface FoundAct {
  readonly stream: string
  readonly revision: number
  readonly at: Instant
  readonly is: 'appealable' | 'answer' | 'other'
  /** What it hid was shown again since. */
  readonly isUndone: boolean
}

/** Each names the member whom it concerns. */
export type ConductCommand = { readonly memberId: MemberId } & (
  | ({ readonly type: 'WarnMember' } & Sanctioning)
  | ({ readonly type: 'SuspendMember'; readonly days: number } & Sanctioning)
  | ({ readonly type: 'BanMember'; readonly voidVotes: ModerationReason | null } & Sanctioning)
  | {
      readonly type: 'ContinueSanction'
      readonly erasureId: ErasureId
      readonly actId: ActId
      readonly sanction: ContinuedKind
      readonly rule: GuidelineRule
      readonly until: string | null
      readonly at: Instant
    }
  | ({ readonly type: 'KeepSanction'; readonly actId: ActId } & Moderator)
  | ({ readonly type: 'LiftSanction'; readonly actId: ActId; readonly reason: LiftedBecause } & Moderator)
  | {
      readonly type: 'MakeAppeal'
      readonly actId: ActId
      readonly text: string
      /** Undefined where there is none, or it concerns somebody else. */
      readonly act: FoundAct | undefined
      readonly at: Instant
    }
  | ({
      readonly type: 'AnswerAppeal'
      readonly actId: ActId
      readonly outcome: AppealOutcome
      readonly text: string
      /** It is about a vote, which only admins judge. */
      readonly isOfVote: boolean
    } & Moderator)
)

interface Appeal {
  readonly actId: ActId
  readonly stream: string
  readonly revision: number
  readonly answered: boolean
}

interface Conduct extends ConductFacts {
  readonly appeals: readonly Appeal[]
}

type Of<Type extends ConductCommand['type']> = ConductCommand & { readonly type: Type }
type Decided = Decision<ConductEvent, ConductRefusal>

export const conduct: Decider<ConductCommand, Conduct, ConductEvent, ConductRefusal> = {
  initial: { ...conductFacts.initial, appeals: [] },

  decide(command, state) {
    switch (command.type) {
      case 'WarnMember':
      case 'SuspendMember':
      case 'BanMember':
        return sanction(command, state)
      case 'ContinueSanction':
        return continued(command, state)
      case 'KeepSanction':
        return keep(command, state)
      case 'LiftSanction':
        return lift(command, state)
      case 'MakeAppeal':
        return appeal(command, state)
      case 'AnswerAppeal':
        return answer(command, state)
    }
  },

  evolve(state, event) {
    return { ...conductFacts.evolve(state, event), appeals: appealsAfter(state.appeals, event) }
  },
}

const sanction = (command: Of<'WarnMember' | 'SuspendMember' | 'BanMember'>, state: Conduct): Decided => {
  const { memberId, rule, note, by, isAdmin, registered, roles, at } = command
  if (!registered) return refuse('unknown-member')
  if (roles.includes('admin')) return refuse('sanction-admin')
  if (roles.includes('moderator') && !isAdmin) return refuse('sanction-moderator')
  const isBanned = inForce(state, at)?.kind === 'ban'
  const said = { memberId, rule, note, by }
  switch (command.type) {
    case 'WarnMember':
      return accept(MemberWarned(said))
    case 'SuspendMember':
      return isBanned ? refuse('already-banned') : accept(MemberSuspended({ ...said, until: isoOf(at.plus({ days: command.days })) }))
    case 'BanMember':
      if (isBanned) return refuse('already-banned')
      if (command.voidVotes !== null && rule !== 'vote-fraud') return refuse('votes-without-fraud')
      return accept(MemberBanned({ ...said, voidsVotes: command.voidVotes }))
  }
}

/**
 * Once for each erasure, also where it was lifted since: an account may change its address and return to it. One that was imposed on this
 * account is decided here already, and another suspension may hold in its place.
 */
const continued = ({ memberId, erasureId, actId, sanction, rule, until, at }: Of<'ContinueSanction'>, state: Conduct): Decided => {
  if (state.sanctions.some((each) => each.continues === erasureId || each.actId === actId)) return accept()
  return isCovered(until, inForce(state, at)) ? accept() : accept(SanctionContinued({ memberId, erasureId, sanction, rule, until }))
}

/**
 * Says whether a ban, or a suspension of at least the same length, covers it. The newest suspension applies, and a shorter one must not
 * replace a longer one.
 */
const isCovered = (until: string | null, standing: Sanction | undefined): boolean =>
  standing !== undefined && (standing.until === null || (until !== null && until <= standing.until))

const keep = ({ memberId, actId, by, isAdmin }: Of<'KeepSanction'>, state: Conduct): Decided => {
  const found = sanctionIn(state, actId)
  if (found === undefined) return refuse('unknown-act')
  if (found.continues === null || found.kind === 'warning') return refuse('not-continued')
  if (found.kind === 'ban' && !isAdmin) return refuse('only-admins-lift-bans')
  if (found.lifted) return refuse('sanction-lifted')
  return found.kept ? accept() : accept(SanctionKept({ memberId, actId, sanction: found.kind, by }))
}

const lift = ({ memberId, actId, reason, by, isAdmin }: Of<'LiftSanction'>, state: Conduct): Decided => {
  const found = sanctionIn(state, actId)
  if (found === undefined) return refuse('unknown-act')
  if (found.kind === 'ban' && !isAdmin) return refuse('only-admins-lift-bans')
  return found.lifted ? accept() : accept(SanctionLifted({ memberId, actId, sanction: found.kind, reason, by }))
}

const appeal = ({ memberId, actId, text, act, at }: Of<'MakeAppeal'>, state: Conduct): Decided => {
  if (act === undefined) return refuse('unknown-act')
  if (act.is === 'answer') return refuse('appeal-of-appeal')
  if (act.is === 'other') return refuse('not-appealable')
  if (appealOf(state, actId) !== undefined) return refuse('already-appealed')
  if (act.isUndone || sanctionIn(state, actId)?.lifted) return refuse('already-undone')
  if (at > act.at.plus({ days: APPEAL_DAYS })) return refuse('appeal-too-late')
  const { stream, revision } = act
  return accept(AppealMade({ memberId, actId, stream, revision, text }))
}

const answer = (command: Of<'AnswerAppeal'>, state: Conduct): Decided => {
  const { memberId, actId, outcome, text, by, isAdmin, isOfVote } = command
  const made = appealOf(state, actId)
  if (made === undefined) return refuse('unknown-appeal')
  if (made.answered) return refuse('appeal-answered')
  if (isOfVote && !isAdmin) return refuse('only-admins-judge-votes')
  const found = sanctionIn(state, actId)
  if (found?.kind === 'ban' && !isAdmin) return refuse('only-admins-lift-bans')
  const answered = AppealAnswered({ memberId, actId, outcome, text, by })
  if (outcome === 'upheld' || found === undefined || found.lifted) return accept(answered)
  return accept(answered, SanctionLifted({ memberId, actId, sanction: found.kind, reason: 'appeal', by }))
}

const sanctionIn = ({ sanctions }: Conduct, actId: ActId): Sanction | undefined => sanctions.find((each) => each.actId === actId)

/** Where it was made about an act. */
export const appealOf = ({ appeals }: Pick<Conduct, 'appeals'>, actId: ActId): Appeal | undefined =>
  appeals.find((each) => each.actId === actId)

const appealsAfter = (appeals: readonly Appeal[], event: ConductEvent): readonly Appeal[] => {
  if (event.type === 'AppealMade') {
    const { actId, stream, revision } = event.data
    return [...appeals, { actId, stream, revision, answered: false }]
  }
  if (event.type !== 'AppealAnswered') return appeals
  return appeals.map((each) => (each.actId === event.data.actId ? { ...each, answered: true } : each))
}
