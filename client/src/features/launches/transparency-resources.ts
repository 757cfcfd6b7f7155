import { daysRoute, rulesRoute } from '@debut/events/launches/day-routes.ts'
import { DaysQuery } from '@debut/events/launches/launch-questions.ts'
import { readFields } from '../../lib/page/address-fields.ts'
import type { Place } from '../../lib/page/page.ts'
import { resource } from '../../lib/resources/resource.ts'

const PAGE_SIZE = 14
const fields = { before: DaysQuery.shape.before }

/** Only earlier days than this are shown. Whatever is no day stands for the newest. */
export const beforeIn = ({ search }: Pick<Place, 'search'>) => readFields(fields, search).before

export const rules = resource(rulesRoute)

const days = resource(daysRoute, {
  // One day more than a page is asked for: it tells whether there are more.
  transformResponse: ({ days: all, position }) => ({ days: all.slice(0, PAGE_SIZE), hasMore: all.length > PAGE_SIZE, position }),
})

export const daysAt = (place: Pick<Place, 'search'>) => days({ limit: PAGE_SIZE + 1, before: beforeIn(place) })
