import { acts } from '@debut/events/acts.ts'
import { catalogue } from '@debut/events/catalogue.ts'
import type { Act } from '@debut/events/kernel/define-act.ts'
import type { Actor, Recorded } from '@debut/events/kernel/envelope.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { AppealAnswered, MemberBanned, MemberSuspended, MemberWarned, SanctionContinued } from '@debut/events/moderation/conduct-events.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import { readable } from '../kernel/readable.ts'
import type { ActPlace } from './find-act.ts'

interface Fact {
  readonly type: string
  readonly data: object
}

interface Parts {
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly logger: Logger
}

export interface ActInLog<Event extends Fact = Fact> {
  readonly act: Recorded<Event>
  readonly is: 'appealable' | 'answer' | 'other'
  /** Whose stream it stood on then: their conduct, their text, their tool. */
  readonly concerns: MemberId | undefined
  /** Undefined where a rule did it. */
  readonly decidedBy: MemberId | undefined
  /** It was taken back since. */
  readonly isUndone: boolean
  /** Something else was decided about the same thing since, which stands. */
  readonly isRepeated: boolean
}

/** Reads an act where it stands. Undefined where there is none. */
export const actInLog = async <Event extends Fact = Fact>(
  { stream, revision }: ActPlace,
  parts: Parts,
): Promise<ActInLog<Event> | undefined> => {
  const history = await readable<Event>(parts, await parts.log.read(stream))
  const act = history.find((each) => each.revision === revision)
  if (act === undefined) return undefined
  const declared = acts.get(act.event.type)
  if (declared === undefined) return undefined
  const thingOf = ({ type, data }: Fact) => acts.get(type)?.thing?.(data)
  const since = history.filter((each) => each.revision > revision && thingOf(each.event) === thingOf(act.event))
  const upToThere = history.filter((each) => each.revision <= revision)
  return {
    act,
    is: kindOf(act.event),
    concerns: upToThere.map(({ event }) => ownerOf(event)).findLast((owner) => owner !== undefined),
    decidedBy: deciderOf(declared.actOf(act.event.data), act.envelope.actor),
    isUndone: since.some(({ event }) => event.type === declared.undoneBy?.type),
    isRepeated: since.some(({ event }) => acts.get(event.type)?.undo !== undefined),
  }
}

const SANCTIONS: ReadonlySet<string> = new Set([MemberWarned.type, MemberSuspended.type, MemberBanned.type, SanctionContinued.type])

const kindOf = ({ type, data }: Fact): ActInLog['is'] => {
  if (type === AppealAnswered.type) return 'answer'
  const { undo, mayAppeal } = acts.get(type) ?? {}
  return SANCTIONS.has(type) || (undo !== undefined && mayAppeal?.(data) !== false) ? 'appealable' : 'other'
}

const deciderOf = ({ byRule, by }: Act, actor: Actor): MemberId | undefined =>
  byRule === true ? undefined : (by ?? MemberId.safeParse(actor).data)

/** The categories of streams that are named for the member whom their acts concern. */
const OF_MEMBER: ReadonlySet<string> = new Set(['conduct', 'voter'])

const ownerOf = ({ type, data }: Fact): MemberId | undefined => {
  const field = catalogue.get(type)?.ownedBy ?? (OF_MEMBER.has(acts.get(type)?.category ?? '') ? 'memberId' : undefined)
  return field === undefined ? undefined : MemberId.safeParse(Reflect.get(data, field)).data
}
