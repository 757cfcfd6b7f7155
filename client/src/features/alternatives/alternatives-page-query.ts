import { alternativesRoute, subjectsRoute } from '@debut/events/alternatives/alternative-routes.ts'
import { LAST_ROW } from '@debut/events/tools/listing-numbers.ts'
import { periodFields } from '@debut/events/tools/listing-questions.ts'
import * as z from 'zod/mini'
import { AlternativesQuery, type SubjectsQuery } from '@debut/events/alternatives/alternative-questions.ts'
import type { Place } from '../../lib/page/page.ts'
import { pageField, readFields, writeFields } from '../../lib/page/address-fields.ts'
import { kindFields, kindNames, type KindQuery } from '../../lib/page/kind-query.ts'
import { periodIn, type PeriodQuery } from '../../lib/page/period-query.ts'
import { resource } from '../../lib/resources/resource.ts'
import { pathOf } from './alternatives-paths.ts'

export interface AlternativesPageQuery extends KindQuery, PeriodQuery {
  /** The name of the product that these are alternatives to. */
  readonly name: string
  readonly category?: AlternativesQuery['category']
  readonly sort: AlternativesQuery['sort']
  readonly page: number
}

export const PAGE_SIZE = 24
/** The server reads no further than its last row. */
const MOST_PAGES = Math.floor(LAST_ROW / PAGE_SIZE) + 1

const fields = { ...kindFields, ...periodFields, sort: AlternativesQuery.shape.sort, page: pageField(MOST_PAGES) }

export const pageQueryAt = ({ params, search }: Pick<Place, 'params' | 'search'>): AlternativesPageQuery => ({
  name: '',
  ...pathOf(params),
  ...readFields(fields, search, kindNames),
  ...periodIn(search),
})

export const addressOf = ({ name, category, ...rest }: AlternativesPageQuery): string =>
  `/alternatives/${name}${category === undefined ? '' : `/${category}`}${writeFields(fields, rest, kindNames)}`

/** Without what its reader chose. */
export const wholeOf = ({ name, category }: AlternativesPageQuery): AlternativesPageQuery => ({ name, category, sort: 'best', page: 1 })

const alternatives = resource(alternativesRoute)

/** What the page shows. */
export const alternativesOf = ({ name, page, ...rest }: AlternativesPageQuery) =>
  alternatives({ subject: name, ...rest, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

const ON_TOOL_PAGE = 6

/** The first few, for the page of a tool. */
export const fewOf = (tool: string) => alternatives({ subject: tool, limit: ON_TOOL_PAGE })

const KINDS = { products: 'product', ours: 'tool' } as const

export interface SubjectsPageQuery {
  readonly kind: SubjectsQuery['kind']
  readonly page: number
}

const subjectsFields = { of: z.optional(z.enum(['products', 'ours'])), page: pageField(MOST_PAGES) }

export const subjectsAt = ({ search }: Pick<Place, 'search'>): SubjectsPageQuery => {
  const { of, page } = readFields(subjectsFields, search)
  return { kind: of && KINDS[of], page }
}

export const subjectsAddress = ({ kind, page }: SubjectsPageQuery): string =>
  `/alternatives${writeFields(subjectsFields, { of: kind && (kind === 'product' ? 'products' : 'ours'), page })}`

const subjects = resource(subjectsRoute)

export const subjectsOf = ({ kind, page }: SubjectsPageQuery) => subjects({ kind, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
