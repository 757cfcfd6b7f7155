import { useSelector } from 'react-redux'
import { all, call, select } from 'typed-redux-saga'
import { SaveButton } from '../features/saves/save-button.tsx'
import { followOwnSaves, loadOwnSaves } from '../features/saves/saves-saga.ts'
import { ownSavesSlice, type WithOwnSaves } from '../features/saves/saves-slice.ts'
import { addressOf, apiAddressOf, type ListingPageQuery, PAGE_SIZE, pageQueryAt } from '../features/tools/listings/listing-page-query.ts'
import { ListingFilters } from '../features/tools/listings/listing-filters.tsx'
import { type ActOn, ListingList } from '../features/tools/listings/listing-list.tsx'
import { ListingRail } from '../features/tools/listings/listing-rail.tsx'
import { ListingSkeleton } from '../features/tools/listings/listing-skeleton.tsx'
import { headingOf, introOf } from '../features/tools/listings/listing-labels.ts'
import { followListing, loadListing } from '../features/tools/listings/listings-saga.ts'
import { listingLoaded, listingsSlice, selectListing, type WithListings } from '../features/tools/listings/listings-slice.ts'
import { ListingsUnreachable } from '../features/tools/listings/listings-unreachable.tsx'
import { loadVotesOf } from '../features/voting/load-votes-of.ts'
import { VoteButton } from '../features/voting/vote-button.tsx'
import type { Page, PageContext, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { titleFromPath } from '../lib/page/title-from-path.ts'
import { breadcrumbList } from '../lib/seo/breadcrumb-list.ts'
import { feedsAt } from '../lib/seo/feeds-at.ts'
import { itemList } from '../lib/seo/item-list.ts'
import { listForCrawlers } from '../lib/seo/list-for-crawlers.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'

const HOMES = { categories: 'Categories', tags: 'Tags', 'best-products-by-tag': 'Best by tag' }

const ListingPage = () => {
  const query = pageQueryAt(usePlace())
  const view = useSelector(selectListing(apiAddressOf(query)))
  const listing = view?.status === 'ready' ? view.shown : undefined
  const heading = headingOf(query, listing?.shownName)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-9 xl:grid-cols-[minmax(0,1fr)_300px]">
      <div className="min-w-0">
        <Breadcrumb trail={[{ label: HOMES[query.home], to: `/${query.home}` }, { label: heading }]} />
        <h1 className="mt-1.5 text-[36px] font-[750] tracking-[-0.04em] break-words md:text-[44px]">{heading}</h1>
        <p className="mt-2 mb-6 min-h-11 max-w-[62ch] text-[14.5px] text-ink-2">
          {listing && `${introOf(query, listing)} Points are from launch days.`}
        </p>
        <ListingFilters query={query} />
        {listing && <ListingList query={query} listing={listing} Act={Save} Vote={Vote} />}
        {view?.status === 'unreachable' && <ListingsUnreachable />}
        {view === undefined && <ListingSkeleton />}
      </div>
      {listing && <ListingRail query={query} listing={listing} />}
    </div>
  )
}

const Save: ActOn = ({ tool: { toolId, name } }) => <SaveButton toolId={toolId} name={name} isSmall />

/** Votes of a day that runs are on its board alone. */
const Vote: ActOn = ({ tool: { launchId, name, points } }) => {
  const view = useSelector(selectListing(apiAddressOf(pageQueryAt(usePlace()))))
  const position = view?.status === 'ready' ? view.shown.position : 0
  return (
    <VoteButton
      launchId={launchId}
      name={name}
      points={points}
      position={position}
      state={points === null ? 'live' : 'closed'}
      counted="from launch days"
      isFixed
    />
  )
}

/** Without what its reader chose. */
const wholeOf = (query: ListingPageQuery): ListingPageQuery => ({
  ...query,
  pricing: undefined,
  openSource: undefined,
  deal: undefined,
  sort: 'best',
  page: 1,
  ...(query.home === 'categories' && { year: undefined, month: undefined }),
})

const shownAt = (state: WithListings, place: Place) => selectListing(apiAddressOf(pageQueryAt(place)))(state)

/** The tools whose rows are shown. */
const shownTools =
  (place: Place) =>
  (state: WithListings): readonly string[] => {
    const view = shownAt(state, place)
    return view?.status === 'ready' ? view.shown.tools.map(({ toolId }) => toolId) : []
  }

function* loadOwn({ api, ...place }: PageContext) {
  const view = yield* select((state: WithListings) => shownAt(state, place))
  const launches = view?.status === 'ready' ? view.shown.tools.map(({ launchId }) => launchId) : []
  yield* all([call(loadVotesOf, api, launches), call(loadOwnSaves, api, yield* select(shownTools(place)))])
}

export const page: Page<WithListings & WithOwnSaves> = {
  slices: [listingsSlice],
  ownSlices: [ownSavesSlice],
  Component: ListingPage,
  load: ({ api, ...place }) => loadListing(api, apiAddressOf(pageQueryAt(place))),
  loadOwn,
  follow: {
    listing: ({ api, ...place }) => followListing(api, apiAddressOf(pageQueryAt(place))),
    saves: ({ api, ...place }) => followOwnSaves<WithListings>(api, { tools: shownTools(place), changes: listingLoaded }),
  },
  /** Without an answer it is not known whether there is such a tag: that is no 404. */
  valid: (state, place) => shownAt(state, place)?.status !== 'unknown',
  moved: (state, place) => {
    const view = shownAt(state, place)
    return view?.status === 'moved' ? { to: addressOf({ ...pageQueryAt(place), name: view.to }), forGood: true } : undefined
  },
  head: (state, place) => {
    const query = pageQueryAt(place)
    const view = shownAt(state, place)
    const title =
      query.home === 'categories' && query.year === undefined
        ? titleFromPath(place.path)
        : headingOf(query, view?.status === 'ready' ? view.shown.shownName : undefined)
    if (view?.status !== 'ready') return { title, status: view?.status === 'unreachable' ? 503 : 200, complete: false }
    const { shown } = view
    const isWhole = addressOf({ ...query, page: 1 }) === addressOf(wholeOf(query))
    return {
      title,
      description: introOf(query, shown),
      ...listForCrawlers(isWhole, shown),
      ...(query.home !== 'categories' && { feeds: feedsAt(`/feeds/tags/${query.name}`, `#${shown.shownName ?? query.name}`) }),
      jsonLd: [
        itemList(
          title,
          shown.tools.map(({ name, slug }, index) => ({ name, slug, rank: (query.page - 1) * PAGE_SIZE + index + 1 })),
        ),
        breadcrumbList([
          { name: HOMES[query.home], path: `/${query.home}` },
          { name: headingOf(query, shown.shownName), path: addressOf(wholeOf(query)) },
        ]),
      ],
    }
  },
}
