import { type ActId, actIdOf } from '../kernel/act-id.ts'
import { type Instant, isoOf } from '../kernel/instant.ts'
import { type ConductEvent, conductStream } from './conduct-events.ts'
import type { SanctionKind } from './sanction.ts'

export interface Sanction {
  readonly actId: ActId
  readonly kind: SanctionKind
  /** Null for what holds until it is lifted. */
  readonly until: string | null
  readonly lifted: boolean
}

export interface ConductFacts {
  /** Counts all events: the number of the next one is a part of its act's id. */
  readonly events: number
  readonly sanctions: readonly Sanction[]
}

const NOTHING: ConductFacts = { events: 0, sanctions: [] }

/** The state that the events about a member's conduct add up to. */
export const conductFacts = {
  initial: NOTHING,

  evolve({ events, sanctions }: ConductFacts, event: ConductEvent): ConductFacts {
    const { data } = event
    const imposed = (kind: SanctionKind, until: string | null) => [
      ...sanctions,
      { actId: actIdOf({ stream: conductStream(data.memberId), revision: events }), kind, until, lifted: false },
    ]
    switch (event.type) {
      case 'MemberWarned':
        return { events: events + 1, sanctions: imposed('warning', null) }
      case 'MemberSuspended':
        return { events: events + 1, sanctions: imposed('suspension', event.data.until) }
      case 'MemberBanned':
        return { events: events + 1, sanctions: imposed('ban', null) }
      case 'SanctionLifted': {
        const { actId } = event.data
        return { events: events + 1, sanctions: sanctions.map((each) => (each.actId === actId ? { ...each, lifted: true } : each)) }
      }
      case 'AppealMade':
      case 'AppealAnswered':
        return { events: events + 1, sanctions }
    }
  },
}

/** What keeps the member from acting: a ban, or else the newest suspension until it is over. */
export const inForce = ({ sanctions }: ConductFacts, at: Instant): Sanction | undefined => {
  const standing = sanctions.filter(({ lifted }) => !lifted)
  const ban = standing.findLast(({ kind }) => kind === 'ban')
  if (ban !== undefined) return ban
  const suspension = sanctions.findLast(({ kind }) => kind === 'suspension')
  if (suspension === undefined || suspension.until === null || suspension.lifted) return undefined
  return suspension.until > isoOf(at) ? suspension : undefined
}
