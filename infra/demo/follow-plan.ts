import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { midnightOf } from './demo-days.ts'
import type { DemoPerson } from './people.ts'
import { randomOf } from './random.ts'
import type { PlannedVote } from './vote-plan.ts'

export interface PlannedFollow {
  readonly memberId: MemberId
  readonly followed: { readonly toolId: ToolId } | { readonly memberId: MemberId }
  readonly at: number
}

const LIKED_ENOUGH = 0.03
const LIKED_ITS_MAKER = 0.5
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Whom of those a reader can sign in as somebody has lately begun to follow, so many hours before the last day. */
const OF_READERS = [
  { by: 'leilanovak', followed: 'demo', before: 29 },
  { by: 'jun-v', followed: 'demo', before: 15.4 },
  { by: 'clara-p', followed: 'maker', before: 20.7 },
  { by: 'hana-ships', followed: 'admin', before: 59.2 },
  { by: 'petra-tanaka', followed: 'analyst', before: 13.1 },
  { by: 'esmereyes', followed: 'analyst', before: 9.8 },
] as const

/** Some of those who vote for a tool follow it, and some of these its maker. */
export const planFollows = (seed: string, votes: readonly PlannedVote[]): PlannedFollow[] => {
  const random = randomOf(`${seed} follows`)
  return votes.flatMap(({ person: { memberId }, launch: { tool }, at }) => {
    if (!random.chance(LIKED_ENOUGH)) return []
    const ofTool = { memberId, followed: { toolId: tool.toolId }, at: at + MINUTE }
    const ofMaker = { memberId, followed: { memberId: tool.owner.memberId }, at: at + 2 * MINUTE }
    return tool.owner.memberId !== memberId && random.chance(LIKED_ITS_MAKER) ? [ofTool, ofMaker] : [ofTool]
  })
}

export const planFollowsOfReaders = (today: Day, people: readonly DemoPerson[]): PlannedFollow[] => {
  const idOf = (name: string): MemberId => {
    const person = people.find(({ username }) => username === name)
    if (person === undefined) throw new Error(`there is no ${name} who could follow or be followed`)
    return person.memberId
  }
  return OF_READERS.map(({ by, followed, before }) => ({
    memberId: idOf(by),
    followed: { memberId: idOf(followed) },
    at: midnightOf(today) - before * HOUR,
  }))
}
