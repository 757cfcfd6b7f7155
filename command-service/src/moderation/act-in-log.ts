import { acts } from '@debut/events/acts.ts'
import { catalogue } from '@debut/events/catalogue.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { AppealAnswered, MemberBanned, MemberSuspended, MemberWarned } from '@debut/events/moderation/conduct-events.ts'
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

interface ActInLog {
  readonly act: Recorded<Fact>
  readonly is: 'appealable' | 'answer' | 'other'
  /** Whose stream it stood on then: their conduct, their text, their tool. */
  readonly concerns: MemberId | undefined
  /** Undefined where a rule did it. */
  readonly decidedBy: MemberId | undefined
  /** It was taken back since. */
  readonly isUndone: boolean
  /** The same was decided again since. */
  readonly isRepeated: boolean
}

/** Reads an act where it stands. Undefined where there is none. */
export const actInLog = async ({ stream, revision }: ActPlace, parts: Parts): Promise<ActInLog | undefined> => {
  const history = await readable<Fact>(parts, await parts.log.read(stream))
  const act = history.find((each) => each.revision === revision)
  if (act === undefined) return undefined
  const declared = acts.get(act.event.type)
  if (declared === undefined) return undefined
  const isFollowedBy = (type: string | undefined) => history.some((each) => each.revision > revision && each.event.type === type)
  const upToThere = history.filter((each) => each.revision <= revision)
  return {
    act,
    is: kindOf(act.event.type),
    concerns: upToThere.map(({ event }) => ownerOf(event)).findLast((owner) => owner !== undefined),
    decidedBy: declared.actOf(act.event.data).byRule === true ? undefined : MemberId.safeParse(act.envelope.actor).data,
    isUndone: isFollowedBy(declared.undoneBy?.type),
    isRepeated: isFollowedBy(act.event.type),
  }
}

const SANCTIONS: ReadonlySet<string> = new Set([MemberWarned.type, MemberSuspended.type, MemberBanned.type])

const kindOf = (type: string): ActInLog['is'] => {
  if (type === AppealAnswered.type) return 'answer'
  return SANCTIONS.has(type) || acts.get(type)?.undo !== undefined ? 'appealable' : 'other'
}

const ownerOf = ({ type, data }: Fact): MemberId | undefined => {
  const field = catalogue.get(type)?.ownedBy ?? (acts.get(type)?.category === 'conduct' ? 'memberId' : undefined)
  return field === undefined ? undefined : MemberId.safeParse(Reflect.get(data, field)).data
}
