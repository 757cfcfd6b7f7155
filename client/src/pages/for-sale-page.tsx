import type { ToolForSale } from '@debut/events/tools/sale-answers.ts'
import { priceOf } from '../features/pricing/prices.ts'
import { SaveButton } from '../features/saves/save-button.tsx'
import { savesOf } from '../features/saves/saving.ts'
import { saleAddress, saleOf, salePageQuery, WHOLE } from '../features/tools/for-sale/sale-page-query.ts'
import { SaleFilters } from '../features/tools/for-sale/sale-filters.tsx'
import { SaleList } from '../features/tools/for-sale/sale-list.tsx'
import { SaleRail } from '../features/tools/for-sale/sale-rail.tsx'
import { saleIntro } from '../features/tools/for-sale/sale-labels.ts'
import { PAGE_SIZE } from '../features/tools/listings/listing-page-query.ts'
import { ListingSkeleton } from '../features/tools/listings/listing-skeleton.tsx'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { selectData } from '../lib/resources/resources-slice.ts'
import { useResource } from '../lib/resources/use-resource.ts'
import { itemList } from '../lib/seo/item-list.ts'
import { listForCrawlers } from '../lib/seo/list-for-crawlers.ts'
import { Unreachable } from '../ui/unreachable.tsx'

const ForSalePage = () => {
  const query = salePageQuery(usePlace())
  const view = useResource(saleOf(query))
  const offers = view.status === 'ready' ? view.data : undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-9 xl:grid-cols-[minmax(0,1fr)_300px]">
      <div className="min-w-0">
        <h1 className="text-[36px] font-[750] tracking-[-0.04em] md:text-[44px]">For sale</h1>
        <p className="mt-2 mb-6 min-h-11 max-w-[62ch] text-[14.5px] text-ink-2">{offers && saleIntro(query, offers)}</p>
        {offers === undefined || offers.all > 0 ? <SaleFilters query={query} counts={offers?.categories ?? []} /> : null}
        {offers && <SaleList query={query} offers={offers} Act={Save} />}
        {view.status === 'unreachable' && <Unreachable what="the directory" onRetry={view.refetch} />}
        {view.status === 'loading' && <ListingSkeleton />}
      </div>
      <SaleRail price={priceOf('for_sale')} />
    </div>
  )
}

const Save = ({ tool: { toolId, name } }: { tool: ToolForSale }) => <SaveButton toolId={toolId} name={name} isSmall />

const salesAt = (place: Place) => saleOf(salePageQuery(place))

export const page: Page = {
  Component: ForSalePage,
  resources: (place) => [salesAt(place)],
  ownResources: (place, state) => savesOf(selectData(salesAt(place))(state)?.tools ?? []),
  head: (state, place) => {
    const query = salePageQuery(place)
    const shown = selectData(salesAt(place))(state)
    const title = 'For sale'
    if (shown === undefined) return { title }
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
