import { SaveButton } from '../features/saves/save-button.tsx'
import { savesOf } from '../features/saves/saving.ts'
import { addressOf, listingOf, type ListingPageQuery, PAGE_SIZE, pageQueryAt } from '../features/tools/listings/listing-page-query.ts'
import { ListingFilters } from '../features/tools/listings/listing-filters.tsx'
import { type ActOn, ListingList } from '../features/tools/listings/listing-list.tsx'
import { ListingRail } from '../features/tools/listings/listing-rail.tsx'
import { ListingSkeleton } from '../features/tools/listings/listing-skeleton.tsx'
import { headingOf, introOf } from '../features/tools/listings/listing-labels.ts'
import { unknownVotes } from '../features/voting/own-votes.ts'
import { VoteButton } from '../features/voting/vote-button.tsx'
import type { WithVoting } from '../features/voting/voting-selectors.ts'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { titleFromPath } from '../lib/page/title-from-path.ts'
import { selectData, selectResource } from '../lib/resources/resources-slice.ts'
import { useData, useResource } from '../lib/resources/use-resource.ts'
import { breadcrumbList } from '../lib/seo/breadcrumb-list.ts'
import { feedsAt } from '../lib/seo/feeds-at.ts'
import { itemList } from '../lib/seo/item-list.ts'
import { listForCrawlers } from '../lib/seo/list-for-crawlers.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Unreachable } from '../ui/unreachable.tsx'

const HOMES = { categories: 'Categories', tags: 'Tags', 'best-products-by-tag': 'Best by tag' }

const listingAt = (place: Place) => listingOf(pageQueryAt(place))

const ListingPage = () => {
  const query = pageQueryAt(usePlace())
  const view = useResource(listingOf(query))
  const listing = view.status === 'ready' ? view.data : undefined
  const heading = headingOf(query, listing?.shownName)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-9 xl:grid-cols-[minmax(0,1fr)_300px]">
      <div className="min-w-0">
        <Breadcrumb trail={[{ label: HOMES[query.home], to: `/${query.home}` }, { label: heading }]} />
        <h1 className="mt-1.5 text-[36px] font-[750] tracking-[-0.04em] break-words md:text-[44px]">{heading}</h1>
        <p className="mt-2 mb-6 min-h-11 max-w-[62ch] text-[14.5px] text-ink-2">
          {listing && `${introOf(query, listing)} Points are from each product’s latest finished launch day.`}
        </p>
        <ListingFilters query={query} />
        {listing && <ListingList query={query} listing={listing} Act={Save} Vote={Vote} />}
        {view.status === 'unreachable' && <Unreachable what="the directory" onRetry={view.refetch} />}
        {view.status === 'loading' && <ListingSkeleton />}
      </div>
      {listing && <ListingRail query={query} listing={listing} />}
    </div>
  )
}

const Save: ActOn = ({ tool: { toolId, name } }) => <SaveButton toolId={toolId} name={name} isSmall />

/** Votes of a day that runs are on its board alone. */
const Vote: ActOn = ({ tool: { launchId, name, slug, points } }) => {
  const position = useData(listingAt(usePlace()))?.position ?? 0
  return (
    <VoteButton
      launchId={launchId}
      name={name}
      slug={slug}
      points={points}
      position={position}
      state={points === null ? 'live' : 'closed'}
      counted="from its launch day"
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

const launchesOf = (tools: readonly { readonly launchId: string }[]) => tools.map(({ launchId }) => launchId)

export const page: Page<WithVoting> = {
  Component: ListingPage,
  resources: (place) => [listingAt(place)],
  ownResources: (place, state) => {
    const tools = selectData(listingAt(place))(state)?.tools ?? []
    return [...unknownVotes(launchesOf(tools), state), ...savesOf(tools)]
  },
  moved: (state, place) => {
    const view = selectResource(listingAt(place))(state)
    return view.status === 'moved' ? { to: addressOf({ ...pageQueryAt(place), name: view.to }), forGood: true } : undefined
  },
  head: (state, place) => {
    const query = pageQueryAt(place)
    const shown = selectData(listingAt(place))(state)
    const title = query.home === 'categories' && query.year === undefined ? titleFromPath(place.path) : headingOf(query, shown?.shownName)
    if (shown === undefined) return { title }
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
