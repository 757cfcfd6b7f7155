import { listedBoundariesRoute } from '@debut/events/boundaries/boundary-routes.ts'
import type { BoundaryEvent } from '@debut/events/boundaries/boundary-events.ts'
import { resource } from '../../lib/resources/resource.ts'
import { hasEvent } from '../../lib/results/facts.ts'
import { resultReceived } from '../../lib/results/results-actions.ts'

const CHANGES: readonly BoundaryEvent['type'][] = [
  'MemberBlocked',
  'MemberUnblocked',
  'MemberMuted',
  'MemberUnmuted',
  'ThreadMuted',
  'ThreadUnmuted',
  'ToolMuted',
  'ToolUnmuted',
  'WordMuted',
  'WordUnmuted',
]

/** What the reader blocked and muted, with names. */
export const listedBoundaries = resource(listedBoundariesRoute, {
  isOutdatedBy: (action) => resultReceived.match(action) && hasEvent(action.payload, ...CHANGES),
})
