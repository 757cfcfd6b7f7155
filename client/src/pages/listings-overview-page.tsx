import { listingsOverviewRoute } from '@debut/events/tools/listing-routes.ts'
import type { ComponentType } from 'react'
import type { ListingsOverview } from '@debut/events/tools/listing-answers.ts'
import { pageIn, pagesOf } from '../features/tools/listings/listing-page-query.ts'
import { CategoryOverview } from '../features/tools/listings/category-overview.tsx'
import { ListingSkeleton } from '../features/tools/listings/listing-skeleton.tsx'
import { categoryName } from '../features/tools/listings/listing-labels.ts'
import { BestByTag, TagCloud } from '../features/tools/listings/tag-overview.tsx'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { resource } from '../lib/resources/resource.ts'
import { selectData } from '../lib/resources/resources-slice.ts'
import { useResource } from '../lib/resources/use-resource.ts'
import { pageList } from '../lib/seo/item-list.ts'
import { Link } from '../ui/link.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { StageMessage } from '../ui/stage-message.tsx'
import { Unreachable } from '../ui/unreachable.tsx'

interface Home {
  readonly title: string
  readonly lead: string
  readonly kind: 'category' | 'tag'
  readonly size: number
  readonly Overview: ComponentType<{ readonly listings: ListingsOverview['listings'] }>
}

const TAGS: Home = {
  title: 'Tags',
  lead: 'What products are about, in their makers’ own words. Each carries up to three.',
  kind: 'tag',
  size: 48,
  Overview: TagCloud,
}

const HOMES: Readonly<Record<string, Home>> = {
  categories: {
    title: 'Categories',
    lead: 'Every product that was launched stands in exactly one of five.',
    kind: 'category',
    size: 5,
    Overview: CategoryOverview,
  },
  tags: TAGS,
  'best-products-by-tag': {
    title: 'Best products by tag',
    lead: 'The three that led each tag, by the votes of their launch days, which anybody can recount.',
    kind: 'tag',
    size: 16,
    Overview: BestByTag,
  },
}

const nameIn = ({ path }: Place) => path.split('/')[1] ?? ''
const homeAt = (place: Place): Home => HOMES[nameIn(place).toLowerCase()] ?? TAGS

const overviews = resource(listingsOverviewRoute)

const overviewAt = (place: Place) => {
  const { kind, size } = homeAt(place)
  return overviews({ kind, limit: size, offset: (pageIn(place.search, size) - 1) * size })
}

const ListingsOverviewPage = () => {
  const place = usePlace()
  const { title, lead, size, kind, Overview } = homeAt(place)
  const view = useResource(overviewAt(place))
  const shown = view.status === 'ready' ? view.data : undefined
  const address = `/${nameIn(place)}`
  return (
    <>
      <h1 className="text-[36px] font-[750] tracking-[-0.04em] md:text-[44px]">{title}</h1>
      <p className="mt-2 mb-6 max-w-[62ch] text-[14.5px] text-ink-2">{lead}</p>
      {shown !== undefined && (shown.listings.length > 0 || kind === 'category' ? <Overview listings={shown.listings} /> : <Nothing />)}
      {shown !== undefined && (
        <div className="mt-8">
          <Pagination
            label={`Pages of ${title.toLowerCase()}`}
            page={pageIn(place.search, size)}
            pages={pagesOf(shown.total, size)}
            href={(page) => (page === 1 ? address : `${address}?page=${page}`)}
          />
        </div>
      )}
      {view.status === 'unreachable' && <Unreachable what="the directory" onRetry={view.refetch} />}
      {view.status === 'loading' && <ListingSkeleton />}
    </>
  )
}

const Nothing = () => (
  <StageMessage title="There is nothing on this page" lit={false}>
    <p>A tag appears with the launch day of the first product that carries it.</p>
    <Link to="/tags" className="way-link">
      To the most used tags
    </Link>
  </StageMessage>
)

export const page: Page = {
  Component: ListingsOverviewPage,
  resources: (place) => [overviewAt(place)],
  head: (state, place) => {
    const { title, lead, kind, size } = homeAt(place)
    const shown = selectData(overviewAt(place))(state)
    if (shown === undefined) return { title }
    const { listings } = shown
    const before = (pageIn(place.search, size) - 1) * size
    const items = listings.map(({ name, shownName = name }, index) => ({
      rank: before + index + 1,
      name: kind === 'tag' ? `#${shownName}` : categoryName(name),
      path: `/${nameIn(place)}/${name}`,
    }))
    return { title, description: lead, canonicalQuery: ['page'], noindex: listings.length === 0, jsonLd: [pageList(title, items)] }
  },
}
