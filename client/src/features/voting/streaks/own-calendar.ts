import { streakCalendarRoute } from '@debut/events/voting/streak-routes.ts'
import { useSelector } from 'react-redux'
import { resource } from '../../../lib/resources/resource.ts'
import { selectData, type WithResources } from '../../../lib/resources/resources-slice.ts'
import { hasEvent } from '../../../lib/results/facts.ts'
import { resultReceived } from '../../../lib/results/results-actions.ts'
import { selectMemberId, type SessionState } from '../../../lib/session/session-slice.ts'

interface WithSession {
  readonly session: SessionState
}

const calendars = resource(streakCalendarRoute, {
  // Their rank is among everybody's, so the server has to say.
  isOutdatedBy: (action) => resultReceived.match(action) && hasEvent(action.payload, 'VoteCast', 'VoteWithdrawn'),
})

/** The reader's own days. Undefined for visitors. */
export const ownCalendar = (state: WithSession) => {
  const memberId = selectMemberId(state)
  return memberId === undefined ? undefined : calendars({ memberId })
}

/** Undefined while they can't be had. */
export const useOwnCalendar = () =>
  useSelector((state: WithSession & WithResources) => {
    const calendar = ownCalendar(state)
    return calendar && selectData(calendar)(state)
  })
