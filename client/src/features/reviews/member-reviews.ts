import { memberReviewsRoute } from '@debut/events/reviews/review-routes.ts'
import type { Action } from '@reduxjs/toolkit'
import { resource } from '../../lib/resources/resource.ts'
import { hasEvent } from '../../lib/results/facts.ts'
import { resultReceived } from '../../lib/results/results-actions.ts'

const ofMember = resource(memberReviewsRoute, {
  pages: {
    next: ({ reviews, more }, asked) => {
      const before = more ? reviews.at(-1)?.writtenPosition : undefined
      return before === undefined ? undefined : { ...asked, before }
    },
    join: (page, next) => ({ ...next, reviews: [...page.reviews, ...next.reviews] }),
  },
})

/** What one member says of the products that they tried. */
export const reviewsBy = (username: string) => ofMember({ username })

const countsOfMembers = resource(memberReviewsRoute, {
  part: 'count',
  transformResponse: ({ all, position }) => ({ all, position }),
  isOutdatedBy: (action: Action) => resultReceived.match(action) && hasEvent(action.payload, 'ReviewWritten', 'ReviewDeleted'),
})

/** How many reviews that are. */
export const reviewCountOf = (username: string) => countsOfMembers({ username, limit: 1 })
