import { memberCommentsRoute } from '@debut/events/discussion/discussion-routes.ts'
import type { Action } from '@reduxjs/toolkit'
import { resource } from '../../lib/resources/resource.ts'
import { hasEvent } from '../../lib/results/facts.ts'
import { resultReceived } from '../../lib/results/results-actions.ts'

const ofMember = resource(memberCommentsRoute, {
  pages: {
    next: ({ comments, more }, asked) => {
      const before = more ? comments.at(-1)?.writtenPosition : undefined
      return before === undefined ? undefined : { ...asked, before }
    },
    join: (page, next) => ({ ...next, comments: [...page.comments, ...next.comments] }),
  },
})

/** What one member has answered to others. */
export const commentsBy = (username: string) => ofMember({ username })

const countsOfMembers = resource(memberCommentsRoute, {
  part: 'count',
  transformResponse: ({ all, position }) => ({ all, position }),
  isOutdatedBy: (action: Action) => resultReceived.match(action) && hasEvent(action.payload, 'CommentWritten', 'CommentDeleted'),
})

/** How many comments that are. */
export const commentCountOf = (username: string) => countsOfMembers({ username, limit: 1 })
