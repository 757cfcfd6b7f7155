import type { Found } from '@debut/events/search/search-answers.ts'
import { popularRoute, searchRoute } from '@debut/events/search/search-routes.ts'
import { resource } from '../../lib/resources/resource.ts'
import { PAGE_SIZE, type SearchPageQuery } from './search-page-query.ts'

const found = resource(searchRoute)

/** What the page shows. People, tags and posts stand on the first page alone. */
export const foundOf = ({ q, kind, page }: SearchPageQuery) =>
  found({ q, kind: kind ?? (page > 1 ? 'tools' : undefined), limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

export const countOf = ({ tools, people, tags, posts }: Found): number => tools.total + people.total + tags.total + posts.total

/** Where nothing was asked for, or nothing was found. */
export const popular = resource(popularRoute)
