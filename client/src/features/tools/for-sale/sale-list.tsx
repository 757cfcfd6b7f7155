import type { ForSale, ToolForSale } from '@debut/events/tools/sale-answers.ts'
import type { ComponentType } from 'react'
import { products } from '../../../ui/grouped.ts'
import { Link } from '../../../ui/link.tsx'
import { BehindList, ListFoot } from '../../../ui/list-foot.tsx'
import { StageMessage } from '../../../ui/stage-message.tsx'
import { PAGE_SIZE, pagesOf } from '../listings/listing-page-query.ts'
import { saleAddress, type SalePageQuery, WHOLE } from './sale-page-query.ts'
import { SaleRow } from './sale-row.tsx'

interface Props {
  readonly query: SalePageQuery
  readonly offers: ForSale
  /** What its reader can do with a tool. The page brings it. */
  readonly Act: ComponentType<{ readonly tool: ToolForSale }>
}

export const SaleList = ({ query, offers: { tools, total, all }, Act }: Props) => {
  if (tools.length === 0) return <Nothing query={query} total={total} all={all} />
  const before = (query.page - 1) * PAGE_SIZE
  return (
    <>
      <ol>
        {tools.map((tool) => (
          <SaleRow key={tool.toolId} tool={tool} act={<Act tool={tool} />} isByPoints={query.sort === 'best' || query.sort === 'rising'} />
        ))}
      </ol>
      <ListFoot
        label="Pages of what is for sale"
        page={query.page}
        pages={pagesOf(total, PAGE_SIZE)}
        href={(page) => saleAddress({ ...query, page })}
        before={before}
        shown={tools.length}
        all={products(total)}
      />
    </>
  )
}

const Nothing = ({ query, total, all }: { query: SalePageQuery; total: number; all: number }) => {
  if (total > 0) return <BehindList top={saleAddress({ ...query, page: 1 })} />
  if (all > 0)
    return (
      <StageMessage title="Nothing of this kind is for sale" lit={false}>
        <p>{`There are ${products(all)} for sale in all.`}</p>
        <Link to={saleAddress(WHOLE)} className="way-link">
          Show all of them
        </Link>
      </StageMessage>
    )
  return (
    <StageMessage title="Nothing is for sale right now" lit={false}>
      <p>When a maker lists a product for sale, it stands here with what they ask.</p>
      <Link to="/" className="way-link">
        To today’s launches
      </Link>
    </StageMessage>
  )
}
