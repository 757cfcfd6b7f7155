import { type ActId, actIdOf } from '@debut/events/kernel/act-id.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { LaunchDayEvent } from '@debut/events/launches/launch-day-events.ts'
import type { LaunchEvent } from '@debut/events/launches/launch-events.ts'
import type { CommentEvent } from '@debut/events/discussion/comment-events.ts'
import type { PostEvent } from '@debut/events/discussion/post-events.ts'
import type { ReviewEvent } from '@debut/events/reviews/review-events.ts'
import { acts } from '@debut/events/acts.ts'
import { ActKind } from '@debut/events/moderation/act-kinds.ts'
import { boardSubject } from '@debut/events/moderation/board-subject.ts'
import type { ConductEvent } from '@debut/events/moderation/conduct-events.ts'
import type { ToolEvent } from '@debut/events/tools/tool-events.ts'
import { readable } from '../../kernel/readable.ts'
import { type ActInLog, actInLog } from '../act-in-log.ts'
import { changedPlaces, type ChangedPlace } from './changed-places.ts'
import type { PlannedDecision } from './plan-decision-mails.ts'
import { type Subject, type SubjectParts, subjectOf, toolSubject } from './subjects.ts'
import { makersBefore } from './whom-it-concerns.ts'

/** All that a mail says of one decision. */
export interface Decided {
  readonly kind: ActKind
  readonly at: Instant
  /** The code of a rule or of a reason. */
  readonly reason: string | null
  readonly byRule: boolean
  readonly mayAppeal: boolean
  readonly subject: Subject
  /** What a moderator says to the member with it. */
  readonly note?: string | null
  /** Of a suspension. */
  readonly until?: Instant
  /** The name of the maker who goes, or of the new owner. */
  readonly whom?: string | undefined
  /** That is the reader. */
  readonly isReader?: boolean
  /** Of a launch that waits for a day again. */
  readonly isQueued?: boolean
  /** Of an award. */
  readonly board?: { readonly name: string; readonly path: string; readonly place: ChangedPlace }
  /** What was appealed. */
  readonly appealed?: Decided | undefined
}

type ActEvent = ConductEvent | ToolEvent | LaunchEvent | LaunchDayEvent | PostEvent | CommentEvent | ReviewEvent

/** What there is to say to the reader of decisions that are mailed together. An award may concern several products of theirs, or none any more. */
export const decisionsOf = async (planned: readonly PlannedDecision[], parts: SubjectParts): Promise<readonly Decided[]> => {
  const decided = await Promise.all(
    planned.map(async ({ memberId, since, ...place }) => {
      const found = await actInLog<ActEvent>(place, parts)
      if (found === undefined) return []
      return found.act.event.type === 'AwardRevised' ? awardsOf(found, since, memberId, parts) : [await decidedOf(found, memberId, parts)]
    }),
  )
  return decided.flat()
}

const decidedOf = async (found: ActInLog<ActEvent>, reader: MemberId, parts: SubjectParts): Promise<Decided> => {
  const { act, is, isUndone } = found
  return {
    ...(await baseOf(found, reader, parts)),
    mayAppeal: is === 'appealable' && !isUndone,
    ...(await detailsOf(act, reader, parts)),
  }
}

const declaredOf = ({ act: { event } }: ActInLog) => {
  const declared = acts.get(event.type)
  if (declared === undefined) throw new TypeError(`${event.type} is no act`)
  return declared.actOf(event.data)
}

const baseOf = async (found: ActInLog, reader: MemberId, parts: SubjectParts) => {
  const { kind, about, reason, byRule = false } = declaredOf(found)
  return {
    kind: ActKind.parse(kind),
    at: found.act.envelope.at,
    reason,
    byRule,
    subject: await subjectOf(about, reader, parts),
  }
}

const detailsOf = async (act: Recorded<ActEvent>, reader: MemberId, parts: SubjectParts): Promise<Partial<Decided>> => {
  const { event, stream } = act
  switch (event.type) {
    case 'PostHidden':
    case 'CommentHidden':
    case 'ReviewHidden':
      return { note: await explanationOf(act, parts) }
    case 'MemberWarned':
    case 'MemberBanned':
      return { note: event.data.note }
    case 'SanctionContinued':
      return event.data.until === null ? {} : { until: toInstant(event.data.until) }
    case 'MemberSuspended':
      return { note: event.data.note, until: toInstant(event.data.until) }
    case 'AppealAnswered':
      return { note: event.data.text, appealed: await appealedIn(stream, event.data.actId, reader, parts) }
    case 'ToolModerated': {
      const { memberId } = event.data
      return memberId === null ? {} : { whom: await parts.usernameOf(memberId), isReader: memberId === reader }
    }
    case 'LaunchReinstated':
      return { isQueued: event.data.queued || event.data.boardDate === null }
    default:
      return {}
  }
}

/** The explanation follows the event that it explains. */
const explanationOf = async ({ stream, revision }: Recorded<ActEvent>, parts: SubjectParts): Promise<string | null> => {
  const [next] = await readable<ActEvent>(parts, await parts.log.read(stream, revision + 1, undefined, 1))
  return next !== undefined && next.event.type.endsWith('HidingExplained') && 'note' in next.event.data ? next.event.data.note : null
}

const appealedIn = async (stream: string, actId: ActId, reader: MemberId, parts: SubjectParts): Promise<Decided | undefined> => {
  const history = await readable<ConductEvent>(parts, await parts.log.read(stream))
  const made = history.map(({ event }) => event).find((event) => event.type === 'AppealMade' && actIdOf(event.data) === actId)
  if (made?.type !== 'AppealMade') return undefined
  const found = await actInLog<ActEvent>(made.data, parts)
  return found && decidedOf(found, reader, parts)
}

/** A decision for each product of the reader's that has another award than before. */
const awardsOf = async (found: ActInLog, since: number, reader: MemberId, parts: SubjectParts): Promise<readonly Decided[]> => {
  const { stream, revision, position } = found.act
  const history = await readable<LaunchDayEvent>(parts, await parts.log.read(stream))
  const { about } = declaredOf(found)
  const { name, path } = boardSubject(about?.id ?? '')
  const base = await baseOf(found, reader, parts)
  const decided = await Promise.all(
    [...changedPlaces(history, since, revision)].map(async ([toolId, place]) => {
      if (!(await makersBefore(toolId, position, parts)).includes(reader)) return []
      return [
        {
          ...base,
          mayAppeal: false,
          subject: await toolSubject(toolId, reader, parts),
          board: { name: name ?? '', path: path ?? '/', place },
        },
      ]
    }),
  )
  return decided.flat()
}
