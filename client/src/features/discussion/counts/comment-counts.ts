import type { CommentEvent } from '@debut/events/discussion/comment-events.ts'
import { commentCountsRoute } from '@debut/events/discussion/discussion-routes.ts'
import type { CommentCounts } from '@debut/events/discussion/comment-answers.ts'
import type { Action } from '@reduxjs/toolkit'
import type { Query } from '../../../lib/resources/resource.ts'
import { resource } from '../../../lib/resources/resource.ts'
import { hasEvent } from '../../../lib/results/facts.ts'
import { resultReceived } from '../../../lib/results/results-actions.ts'

/** The route takes so many ids at once. */
const MOST_AT_ONCE = 100

const COUNTED = ['CommentWritten', 'CommentDeleted'] satisfies CommentEvent['type'][]

const counts = resource(commentCountsRoute, {
  isOutdatedBy: (action: Action) => resultReceived.match(action) && hasEvent(action.payload, ...COUNTED),
})

/**
 * How many comments the tools that a page shows have, in as many questions as that takes. They are asked for in an order of their own, so
 * that a list whose rows change places asks the same as before, and what one reader asked is kept for all others.
 */
export const commentCountsOf = (toolIds: readonly string[]): readonly Query<CommentCounts>[] => {
  const tools = [...new Set(toolIds)].toSorted()
  return Array.from({ length: Math.ceil(tools.length / MOST_AT_ONCE) }, (_, index) =>
    counts({ tools: tools.slice(index * MOST_AT_ONCE, (index + 1) * MOST_AT_ONCE) }),
  )
}
