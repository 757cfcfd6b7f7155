import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { LaunchDayEvent } from '@debut/events/launches/launch-day-events.ts'
import type { LaunchEvent } from '@debut/events/launches/launch-events.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { type ToolEvent, toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import { readable } from '../../kernel/readable.ts'
import type { ActInLog } from '../act-in-log.ts'
import { changedPlaces } from './changed-places.ts'

interface Parts {
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly logger: Logger
}

/** Of all acts, those that concern more than one member. */
export type ConcerningEvent = ToolEvent | LaunchEvent | LaunchDayEvent

/** Who is mailed of an act: all makers where it is about their product, otherwise the member who may appeal it. Never the one who decided it. */
export const whomItConcerns = async (
  { act, concerns, decidedBy }: ActInLog<ConcerningEvent>,
  parts: Parts,
): Promise<readonly MemberId[]> => {
  const team = await teamOf(act, parts)
  const members = team ?? (concerns === undefined ? [] : [concerns])
  return [...new Set(members)].filter((memberId) => memberId !== decidedBy)
}

/** Undefined where it is about no product of theirs. */
const teamOf = async (act: Recorded<ConcerningEvent>, parts: Parts): Promise<readonly MemberId[] | undefined> => {
  const { event, position } = act
  switch (event.type) {
    case 'ToolModerated': {
      const { toolId, memberId } = event.data
      const makers = await makersBefore(toolId, position, parts)
      return memberId === null ? makers : [...makers, memberId]
    }
    case 'LaunchDisqualified':
    case 'LaunchReinstated':
      return makersBefore(event.data.toolId, position, parts)
    case 'AwardRevised': {
      const history = await readable<LaunchDayEvent>(parts, await parts.log.read(act.stream))
      const changed = changedPlaces(history, act.revision, act.revision)
      return (await Promise.all([...changed.keys()].map((toolId) => makersBefore(toolId, position, parts)))).flat()
    }
    default:
      return undefined
  }
}

/** With the owner, as it was when the act was decided: a maker whom it removes is among them. */
export const makersBefore = async (toolId: ToolId, position: LogPosition, parts: Parts): Promise<readonly MemberId[]> => {
  const history = await readable<ToolEvent>(parts, await parts.log.read(toolStream(toolId)))
  const { ownerId, makers } = history
    .filter((each) => each.position < position)
    .reduce((state, { event }) => toolFacts.evolve(state, event), toolFacts.initial)
  return ownerId === undefined ? makers : [ownerId, ...makers]
}
