import type { Day } from '@debut/events/kernel/days.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { StreakExtended, StreakStepUndone, VoteCast, VoteWithdrawn } from '@debut/events/voting/vote-events.ts'
import type { Batch } from '../kernel/projector.ts'

interface CalendarDay {
  readonly member_id: MemberId
  readonly day: Day
  /** More than before the batch. */
  votes: number
  streak: number | null
  undone: boolean
}

/** What a batch changes of members' days. */
export const calendarIn = (batch: Batch): CalendarDay[] => {
  const days = new Map<string, CalendarDay>()
  const dayOf = (member_id: MemberId, day: Day): CalendarDay => {
    const key = `${member_id} ${day}`
    const known = days.get(key) ?? { member_id, day, votes: 0, streak: null, undone: false }
    days.set(key, known)
    return known
  }
  for (const { event } of batch.of(VoteCast, VoteWithdrawn, StreakExtended, StreakStepUndone)) {
    switch (event.type) {
      case 'VoteCast':
        dayOf(event.data.memberId, event.data.countsOn).votes += 1
        break
      case 'VoteWithdrawn':
        // On a later day nothing is given back.
        if (event.data.withdrawnOn === event.data.countsOn) dayOf(event.data.memberId, event.data.countsOn).votes -= 1
        break
      case 'StreakExtended':
        Object.assign(dayOf(event.data.memberId, event.data.day), { streak: event.data.streak, undone: false })
        break
      case 'StreakStepUndone':
        Object.assign(dayOf(event.data.memberId, event.data.day), { streak: null, undone: true })
        break
    }
  }
  return [...days.values()]
}
