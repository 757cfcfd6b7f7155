import type { Found } from '@debut/events/search/search-answers.ts'
import { call } from 'typed-redux-saga'
import { FoundInBlog } from '../features/blog/found-in-blog.tsx'
import { loadFinder } from '../features/blog/load-finder.ts'
import { countOf, foundOf, popular } from '../features/search/found.ts'
import { type SearchPageQuery, pageQueryAt } from '../features/search/search-page-query.ts'
import { NothingFound } from '../features/search/nothing-found.tsx'
import { PopularNow } from '../features/search/popular-now.tsx'
import { SearchForm } from '../features/search/search-form.tsx'
import { useWanted } from '../features/search/wanted.ts'
import { SearchResults } from '../features/search/search-results.tsx'
import { ListingSkeleton } from '../features/tools/listings/listing-skeleton.tsx'
import { ownBoundaries } from '../lib/boundaries/own-boundaries.ts'
import type { Page } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { selectData } from '../lib/resources/resources-slice.ts'
import { useData, useResource } from '../lib/resources/use-resource.ts'
import { Unreachable } from '../ui/unreachable.tsx'

const SearchPage = () => {
  const query = pageQueryAt(usePlace())
  const view = useResource(foundOf(query))
  const found = useWanted(view.status === 'ready' ? view.data : undefined)
  const suggested = useData(popular())
  const { q, kind, page } = query
  return (
    <>
      <h1 className="sr-only">{q === '' ? 'Search' : `Search results for ${q}`}</h1>
      <SearchForm q={q} />
      {found !== undefined && <Answer query={query} found={found} />}
      {kind === undefined && page === 1 && q !== '' && view.status !== 'loading' && <FoundInBlog q={q} />}
      {(view.status === 'unreachable' || view.status === 'missing') && <Unreachable what="the search" onRetry={view.refetch} />}
      {view.status === 'loading' && q !== '' && <ListingSkeleton />}
      {suggested !== undefined && isSuggesting(query, found) && <PopularNow popular={suggested} />}
    </>
  )
}

/** Whether to show what is popular. */
const isSuggesting = ({ q }: SearchPageQuery, found: Found | undefined) => q === '' || (found !== undefined && countOf(found) === 0)

const Answer = ({ query, found }: { query: SearchPageQuery; found: Found }) => {
  const { q, kind, page } = query
  const isEmpty = (kind === undefined && page === 1 ? countOf(found) : found[kind ?? 'tools'].rows.length) === 0
  if (isEmpty) return <NothingFound q={q} isPage={countOf(found) > 0} />
  return (
    <>
      {found.fit !== 'all' && (
        <p className="mb-6 text-[14.5px] text-ink-2">
          {found.fit === 'near' ? (
            <>No match for “{q}”. These are close to it:</>
          ) : (
            <>Nothing matches all of “{q}”. These match a part of it:</>
          )}
        </p>
      )}
      <SearchResults query={query} found={found} />
    </>
  )
}

export const page: Page = {
  Component: SearchPage,
  resources: (place, state) => {
    const query = pageQueryAt(place)
    const found = foundOf(query)
    const suggested = isSuggesting(query, selectData(found)(state)) ? [popular()] : []
    return query.q === '' ? suggested : [found, ...suggested]
  },
  ownResources: () => [ownBoundaries()],
  *load(place) {
    if (pageQueryAt(place).q !== '') yield* call(loadFinder)
  },
  // Whatever the server says of the words, there is a page to search on.
  valid: () => true,
  head: (state, place) => {
    const query = pageQueryAt(place)
    const { q } = query
    const title = q === '' ? 'Search' : `“${q}”`
    // A page for the reader who searched, not one for search engines.
    const head = { title, noindex: true, canonicalQuery: ['q', 'page'] }
    // Without what is popular it is whole.
    return q === '' || selectData(foundOf(query))(state) !== undefined
      ? {
          ...head,
          status: 200,
          complete: true,
          description: 'Products, the people who make them, what they are about, and what members write.',
        }
      : { ...head, status: 503, complete: false }
  },
}
