import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
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
