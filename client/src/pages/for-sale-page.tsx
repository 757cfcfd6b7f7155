import type { ToolForSale } from '@debut/events/tools/sale-answers.ts'
import { useSelector } from 'react-redux'
import { select } from 'typed-redux-saga'
import { priceOf } from '../features/pricing/prices.ts'
import { SaveButton } from '../features/saves/save-button.tsx'
import { followOwnSaves, loadOwnSaves } from '../features/saves/saves-saga.ts'
import { ownSavesSlice, type WithOwnSaves } from '../features/saves/saves-slice.ts'
import { saleAddress, saleApiAddress, salePageQuery, WHOLE } from '../features/tools/for-sale/sale-page-query.ts'
import { SaleFilters } from '../features/tools/for-sale/sale-filters.tsx'
import { SaleList } from '../features/tools/for-sale/sale-list.tsx'
import { SaleRail } from '../features/tools/for-sale/sale-rail.tsx'
import { saleIntro } from '../features/tools/for-sale/sale-labels.ts'
import { PAGE_SIZE } from '../features/tools/listings/listing-page-query.ts'
import { ListingSkeleton } from '../features/tools/listings/listing-skeleton.tsx'
import { followForSale, loadForSale } from '../features/tools/listings/listings-saga.ts'
import { forSaleLoaded, listingsSlice, selectForSale, type WithListings } from '../features/tools/listings/listings-slice.ts'
import { ListingsUnreachable } from '../features/tools/listings/listings-unreachable.tsx'
import type { Page, PageContext, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { itemList } from '../lib/seo/item-list.ts'
import { listForCrawlers } from '../lib/seo/list-for-crawlers.ts'

const ForSalePage = () => {
  const query = salePageQuery(usePlace())
  const view = useSelector(selectForSale(saleApiAddress(query)))
  const offers = view?.status === 'ready' ? view.shown : undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-9 xl:grid-cols-[minmax(0,1fr)_300px]">
      <div className="min-w-0">
        <h1 className="text-[36px] font-[750] tracking-[-0.04em] md:text-[44px]">For sale</h1>
        <p className="mt-2 mb-6 min-h-11 max-w-[62ch] text-[14.5px] text-ink-2">{offers && saleIntro(query, offers)}</p>
        {offers === undefined || offers.all > 0 ? <SaleFilters query={query} counts={offers?.categories ?? []} /> : null}
        {offers && <SaleList query={query} offers={offers} Act={Save} />}
        {view?.status === 'unreachable' && <ListingsUnreachable />}
        {view === undefined && <ListingSkeleton />}
      </div>
      <SaleRail price={priceOf('for_sale')} />
    </div>
  )
}

const Save = ({ tool: { toolId, name } }: { tool: ToolForSale }) => <SaveButton toolId={toolId} name={name} isSmall />

const shownAt = (state: WithListings, place: Place) => selectForSale(saleApiAddress(salePageQuery(place)))(state)

/** The tools whose rows are shown. */
const shownTools =
  (place: Place) =>
  (state: WithListings): readonly string[] => {
    const view = shownAt(state, place)
    return view?.status === 'ready' ? view.shown.tools.map(({ toolId }) => toolId) : []
  }

function* loadOwn({ api, ...place }: PageContext) {
  yield* loadOwnSaves(api, yield* select(shownTools(place)))
}

export const page: Page<WithListings & WithOwnSaves> = {
  slices: [listingsSlice],
  ownSlices: [ownSavesSlice],
  Component: ForSalePage,
  load: ({ api, ...place }) => loadForSale(api, saleApiAddress(salePageQuery(place))),
  loadOwn,
  follow: {
    sales: ({ api, ...place }) => followForSale(api, saleApiAddress(salePageQuery(place))),
    saves: ({ api, ...place }) => followOwnSaves<WithListings>(api, { tools: shownTools(place), changes: forSaleLoaded }),
  },
  head: (state, place) => {
    const query = salePageQuery(place)
    const view = shownAt(state, place)
    const title = 'For sale'
    if (view?.status !== 'ready') return { title, status: view === undefined ? 200 : 503, complete: false }
    const { shown } = view
    const isWhole = saleAddress({ ...query, page: 1 }) === saleAddress(WHOLE)
    return {
      title,
      description: saleIntro(query, shown),
      ...listForCrawlers(isWhole, shown),
      jsonLd: [
        itemList(
          title,
          shown.tools.map(({ name, slug }, index) => ({ name, slug, rank: (query.page - 1) * PAGE_SIZE + index + 1 })),
        ),
      ],
    }
  },
}
