import { makersRoute } from '@debut/events/members/maker-routes.ts'
import { pageField, readFields, writeFields } from '../../../lib/page/address-fields.ts'
import type { Place } from '../../../lib/page/page.ts'
import { resource } from '../../../lib/resources/resource.ts'

const PAGE_SIZE = 30
const MOST_PAGES = 3_000
const fields = { page: pageField(MOST_PAGES) }

/** What an address asks for; anything else is the first. */
export const pageIn = ({ search }: Pick<Place, 'search'>): number => readFields(fields, search).page

export const addressOf = (page: number): string => `/community/makers${writeFields(fields, { page })}`

const makers = resource(makersRoute, {
  // One row more than a page is asked for: it tells whether there is another.
  transformResponse: ({ makers: rows, position }) => ({ rows: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE, position }),
})

export const makersAt = (place: Pick<Place, 'search'>) => makers({ limit: PAGE_SIZE + 1, offset: (pageIn(place) - 1) * PAGE_SIZE })
