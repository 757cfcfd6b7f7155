import type { ListedTool, WholeListing } from '@debut/events/tools/listing-answers.ts'
import type { ComponentType } from 'react'
import { products } from '../../../ui/grouped.ts'
import { Link } from '../../../ui/link.tsx'
import { BehindList, ListFoot } from '../../../ui/list-foot.tsx'
import { StageMessage } from '../../../ui/stage-message.tsx'
import { addressOf, type ListingPageQuery, PAGE_SIZE, pagesOf } from './listing-page-query.ts'
import { BestThree } from './best-three.tsx'
import { ListingRow } from './listing-row.tsx'

const STAGED = 3
/** With fewer there would be nothing left to compare. */
const ENOUGH_TO_STAGE = 6

/** What its reader can do with a tool. The page brings it. */
export type ActOn = ComponentType<{ readonly tool: ListedTool }>

interface Props {
  readonly query: ListingPageQuery
  readonly listing: WholeListing
  readonly Act: ActOn
  readonly Vote: ActOn
}

export const ListingList = ({ query, listing: { tools, total, all }, Act, Vote }: Props) => {
  if (tools.length === 0) return <Nothing query={query} total={total} all={all} />
  const before = (query.page - 1) * PAGE_SIZE
  const staged = query.sort === 'best' && query.page === 1 && tools.length >= ENOUGH_TO_STAGE ? STAGED : 0
  return (
    <>
      {staged > 0 && <BestThree tools={tools.slice(0, staged)} Act={Act} />}
      <ol start={before + staged + 1}>
        {tools.slice(staged).map((tool, index) => (
          <ListingRow
            key={tool.toolId}
            place={before + staged + index + 1}
            tool={tool}
            home={query.home}
            act={<Act tool={tool} />}
            vote={<Vote tool={tool} />}
          />
        ))}
      </ol>
      <ListFoot
        label="Pages of the listing"
        page={query.page}
        pages={pagesOf(total, PAGE_SIZE)}
        href={(page) => addressOf({ ...query, page })}
        before={before}
        shown={tools.length}
        all={products(total)}
      />
    </>
  )
}

/** Why there is nothing, and the nearest place with something. */
const Nothing = ({ query, total, all }: { query: ListingPageQuery; total: number; all: number }) => {
  if (total > 0) return <BehindList top={addressOf({ ...query, page: 1 })} />
  if (all > 0)
    return (
      <StageMessage title="Nothing of this kind, or in this time" lit={false}>
        <p>{`There are ${products(all)} here in all.`}</p>
        <Link
          to={addressOf({
            ...query,
            pricing: undefined,
            openSource: undefined,
            deal: undefined,
            sort: 'best',
            year: undefined,
            month: undefined,
            page: 1,
          })}
          className="way-link"
        >
          Show all of them
        </Link>
      </StageMessage>
    )
  return (
    <StageMessage title="The first one is still to come" lit={false}>
      <p>A product stands here from its launch day on.</p>
      <Link to="/" className="way-link">
        To today’s launches
      </Link>
    </StageMessage>
  )
}
