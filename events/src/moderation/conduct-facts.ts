import { type ActId, actIdOf } from '../kernel/act-id.ts'
import { type Instant, isoOf } from '../kernel/instant.ts'
import { type ConductEvent, conductStream } from './conduct-events.ts'
import type { GuidelineRule } from './guideline-rule.ts'
import type { SanctionKind, ErasureId } from './sanction.ts'

export interface Sanction {
  readonly actId: ActId
  readonly kind: SanctionKind
  /** Null for what holds until it is lifted. */
  readonly until: string | null
  readonly lifted: boolean
  readonly rule: GuidelineRule
  /** The erasure of the account that the sanction was imposed on. It is null if it was imposed on this account. */
  readonly continues: ErasureId | null
  /** It is true once a moderator has decided that a continued sanction stays. */
  readonly kept: boolean
}

export interface ConductFacts {
  /** Counts all events: the number of the next one is a part of its act's id. */
  readonly events: number
  readonly sanctions: readonly Sanction[]
}

type Imposed = Partial<Pick<Sanction, 'until' | 'continues'>>

const NOTHING: ConductFacts = { events: 0, sanctions: [] }

/** The state that the events about a member's conduct add up to. */
export const conductFacts = {
  initial: NOTHING,

  evolve({ events, sanctions }: ConductFacts, event: ConductEvent): ConductFacts {
    const { data } = event
    const imposed = (kind: SanctionKind, rule: GuidelineRule, { until = null, continues = null }: Imposed = {}): readonly Sanction[] => {
      const actId = actIdOf({ stream: conductStream(data.memberId), revision: events })
      return [...sanctions, { actId, kind, until, lifted: false, rule, continues, kept: false }]
    }
    const changed = (of: ActId, change: Partial<Sanction>) => sanctions.map((each) => (each.actId === of ? { ...each, ...change } : each))
    switch (event.type) {
      case 'MemberWarned':
        return { events: events + 1, sanctions: imposed('warning', event.data.rule) }
      case 'MemberSuspended':
        return { events: events + 1, sanctions: imposed('suspension', event.data.rule, { until: event.data.until }) }
      case 'MemberBanned':
        return { events: events + 1, sanctions: imposed('ban', event.data.rule) }
      case 'SanctionContinued': {
        const { sanction, rule, until, erasureId: continues } = event.data
        return { events: events + 1, sanctions: imposed(sanction, rule, { until, continues }) }
      }
      case 'SanctionKept':
        return { events: events + 1, sanctions: changed(event.data.actId, { kept: true }) }
      case 'SanctionLifted':
        return { events: events + 1, sanctions: changed(event.data.actId, { lifted: true }) }
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
