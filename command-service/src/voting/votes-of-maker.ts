import { dayOf } from '@debut/events/kernel/calendar.ts'
import { addDays, type Day } from '@debut/events/kernel/days.ts'
import type { EventOf } from '@debut/events/kernel/define-event.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { makersAfter } from '@debut/events/tools/makers-after.ts'
import type { ToolEvent } from '@debut/events/tools/tool-events.ts'
import type { VoteCast } from '@debut/events/voting/vote-events.ts'
import { LEFT_WITHIN_DAYS } from '@debut/events/voting/vote-numbers.ts'

type History = readonly Recorded<ToolEvent>[]
type Vote = Recorded<EventOf<typeof VoteCast>>

/** A period in which the member made the tool, or was invited to. */
interface Tie {
  readonly as: 'maker' | 'invited'
  readonly from: Recorded<ToolEvent>
  to?: Recorded<ToolEvent>
}

/**
 * The member's votes for the tool that are void because of one of its events, by which they became a maker: votes on launches that were
 * not over by then or with which they had to do on their day, and votes decided before that event was known.
 */
export const votesOfMaker = (memberId: MemberId, joining: Recorded<unknown>, history: History, votes: readonly Vote[]): Vote[] => {
  const ties = tiesOf(memberId, history)
  const made = ties.find(({ as, from }) => as === 'maker' && from.position === joining.position)
  if (made === undefined) return []
  const joinedOn = dayOf(made.from.envelope.at)
  const before = ties.filter(({ from }) => from.position < made.from.position)
  return votes.filter(({ position, event: { data } }) => {
    if (position > made.from.position) return made.to === undefined || position < made.to.position
    return data.boardDate >= joinedOn || before.some((tie) => reaches(tie, data.boardDate))
  })
}

const tiesOf = (memberId: MemberId, history: History): Tie[] => {
  const ties: Tie[] = []
  const open: Partial<Record<Tie['as'], Tie>> = {}
  let makers: readonly MemberId[] = []
  const note = (as: Tie['as'], holds: boolean, event: Recorded<ToolEvent>) => {
    const tie = open[as]
    if (holds && tie === undefined) ties.push((open[as] = { as, from: event }))
    if (holds || tie === undefined) return
    tie.to = event
    delete open[as]
  }
  for (const recorded of history) {
    const { event } = recorded
    makers = makersAfter(makers, event)
    note('maker', makers.includes(memberId), recorded)
    note('invited', isInvited(open.invited !== undefined, memberId, event), recorded)
  }
  return ties
}

const isInvited = (before: boolean, memberId: MemberId, { type, data }: ToolEvent): boolean => {
  switch (type) {
    case 'MakerInvited':
      return before || data.memberId === memberId
    case 'MakerJoined':
    case 'InvitationEnded':
      return before && data.memberId !== memberId
    case 'ToolTransferred':
      return before && data.ownerId !== memberId
    default:
      return before
  }
}

const reaches = ({ as, from, to }: Tie, day: Day): boolean => {
  if (day < dayOf(from.envelope.at)) return false
  return to === undefined || day <= addDays(dayOf(to.envelope.at), as === 'maker' ? LEFT_WITHIN_DAYS : 0)
}
