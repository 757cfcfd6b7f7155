import type { Scrape } from '@debut/events/free-tools/scrape-answers.ts'
import { grouped } from '../../../ui/grouped.ts'
import { FoldedList } from './folded-list.tsx'
import { OutLink } from './out-link.tsx'
import { Nothing, ResultPart } from './result-part.tsx'
import { copied, shortAddress } from './scrape-texts.ts'

type Link = Scrape['links'][number]

const kindOf = ({ internal, nofollow, times }: Link): string => {
  const kind = `${internal ? 'internal' : 'external'}${nofollow ? ' · nofollow' : ''}`
  return times === 1 ? kind : `${times} ${kind}`
}

export const PageLinks = ({ scrape }: { readonly scrape: Scrape }) => {
  const {
    links,
    linkCounts: { internal, external, nofollow },
  } = scrape
  const all = internal + external
  return (
    <ResultPart
      title="Links"
      aside={all === 0 ? undefined : grouped(all)}
      copied={links.length === 0 ? undefined : () => copied.links(scrape)}
    >
      {links.length === 0 ? (
        <Nothing>This page links to no other page.</Nothing>
      ) : (
        <>
          <p className="mb-3 text-[13px] text-ink-3 tabular-nums">
            {grouped(internal)} internal, {grouped(external)} external, {grouped(nofollow)} nofollow
          </p>
          <FoldedList
            what="addresses"
            items={links}
            row={(link) => (
              <div className="flex min-w-0 items-baseline justify-between gap-3 text-[14px]">
                <OutLink to={link.url}>{shortAddress(link.url, link.internal)}</OutLink>
                <span className="flex-none text-[13px] text-ink-3 tabular-nums">{kindOf(link)}</span>
              </div>
            )}
          />
        </>
      )}
    </ResultPart>
  )
}
