import { useSelector } from 'react-redux'
import { all, call, select } from 'typed-redux-saga'
import { SaveButton } from '../features/saves/save-button.tsx'
import { followOwnSaves, loadOwnSaves } from '../features/saves/saves-saga.ts'
import { ownSavesSlice, type WithOwnSaves } from '../features/saves/saves-slice.ts'
import { addressOf, askedAt, type AskedListing, PAGE_SIZE, queryOf } from '../features/tools/listings/asked-listing.ts'
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
  const asked = askedAt(usePlace())
  const view = useSelector(selectListing(queryOf(asked)))
  const listing = view?.status === 'ready' ? view.shown : undefined
  const heading = headingOf(asked, listing?.shownName)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-9 xl:grid-cols-[minmax(0,1fr)_300px]">
      <div className="min-w-0">
        <Breadcrumb trail={[{ label: HOMES[asked.home], to: `/${asked.home}` }, { label: heading }]} />
        <h1 className="mt-1.5 text-[36px] font-[750] tracking-[-0.04em] break-words md:text-[44px]">{heading}</h1>
        <p className="mt-2 mb-6 min-h-11 max-w-[62ch] text-[14.5px] text-ink-2">
          {listing && `${introOf(asked, listing)} Points are from launch days.`}
        </p>
        <ListingFilters asked={asked} />
        {listing && <ListingList asked={asked} listing={listing} Act={Save} Vote={Vote} />}
        {view?.status === 'unreachable' && <ListingsUnreachable />}
        {view === undefined && <ListingSkeleton />}
      </div>
      {listing && <ListingRail asked={asked} listing={listing} />}
    </div>
  )
}

const Save: ActOn = ({ tool: { toolId, name } }) => <SaveButton toolId={toolId} name={name} isSmall />

/** Votes of a day that runs are on its board alone. */
const Vote: ActOn = ({ tool: { launchId, name, points } }) => {
  const view = useSelector(selectListing(queryOf(askedAt(usePlace()))))
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
const wholeOf = (asked: AskedListing): AskedListing => ({
  ...asked,
  pricing: undefined,
  openSource: undefined,
  deal: undefined,
  sort: 'best',
  page: 1,
  ...(asked.home === 'categories' && { year: undefined, month: undefined }),
})

const shownAt = (state: WithListings, place: Place) => selectListing(queryOf(askedAt(place)))(state)

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
  load: ({ api, ...place }) => loadListing(api, queryOf(askedAt(place))),
  loadOwn,
  follow: {
    listing: ({ api, ...place }) => followListing(api, queryOf(askedAt(place))),
    saves: ({ api, ...place }) => followOwnSaves<WithListings>(api, { tools: shownTools(place), changes: listingLoaded }),
  },
  /** Without an answer it is not known whether there is such a tag: that is no 404. */
  valid: (state, place) => shownAt(state, place)?.status !== 'unknown',
  moved: (state, place) => {
    const view = shownAt(state, place)
    return view?.status === 'moved' ? { to: addressOf({ ...askedAt(place), name: view.to }), forGood: true } : undefined
  },
  head: (state, place) => {
    const asked = askedAt(place)
    const view = shownAt(state, place)
    const title =
      asked.home === 'categories' && asked.year === undefined
        ? titleFromPath(place.path)
        : headingOf(asked, view?.status === 'ready' ? view.shown.shownName : undefined)
    if (view?.status !== 'ready') return { title, status: view?.status === 'unreachable' ? 503 : 200, complete: false }
    const { shown } = view
    const isWhole = addressOf({ ...asked, page: 1 }) === addressOf(wholeOf(asked))
    return {
      title,
      description: introOf(asked, shown),
      ...listForCrawlers(isWhole, shown),
      ...(asked.home !== 'categories' && { feeds: feedsAt(`/feeds/tags/${asked.name}`, `#${shown.shownName ?? asked.name}`) }),
      jsonLd: [
        itemList(
          title,
          shown.tools.map(({ name, slug }, index) => ({ name, slug, rank: (asked.page - 1) * PAGE_SIZE + index + 1 })),
        ),
        breadcrumbList([
          { name: HOMES[asked.home], path: `/${asked.home}` },
          { name: headingOf(asked, shown.shownName), path: addressOf(wholeOf(asked)) },
        ]),
      ],
    }
  },
}
