import type { Day } from '@debut/events/kernel/days.ts'
import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { StreakExtended, StreakStepUndone } from '@debut/events/voting/vote-events.ts'
import type { Batch } from '../kernel/projector.ts'

interface MemberStreak {
  readonly member_id: MemberId
  readonly streak: number
  readonly latest: Day | null
  /** Within the batch. */
  readonly longest: number
  /** A step of theirs was undone in it. */
  readonly undone: boolean
  readonly position: LogPosition
}

/** Members' streaks at the end of a batch. */
export const streaksIn = (batch: Batch): MemberStreak[] => {
  const streaks = new Map<MemberId, MemberStreak>()
  for (const { event, position } of batch.of(StreakExtended, StreakStepUndone)) {
    const { memberId: member_id, streak } = event.data
    const known = streaks.get(member_id)
    const latest = event.type === 'StreakExtended' ? event.data.day : event.data.latest
    const undone = known?.undone === true || event.type === 'StreakStepUndone'
    streaks.set(member_id, { member_id, streak, latest, longest: Math.max(known?.longest ?? 0, streak), undone, position })
  }
  return [...streaks.values()]
}
