import { useSelector } from 'react-redux'
import type { Found } from '@debut/events/search/search-answers.ts'
import { type SearchPageQuery, pageQueryAt, apiAddressOf } from '../features/search/search-page-query.ts'
import { NothingFound } from '../features/search/nothing-found.tsx'
import { PopularNow } from '../features/search/popular-now.tsx'
import { SearchForm } from '../features/search/search-form.tsx'
import { SearchResults } from '../features/search/search-results.tsx'
import { followSearch, loadSearch } from '../features/search/search-saga.ts'
import { searchSlice, selectPopular, selectView, type WithSearch } from '../features/search/search-slice.ts'
import { SearchUnreachable } from '../features/search/search-unreachable.tsx'
import { ListingSkeleton } from '../features/tools/listings/listing-skeleton.tsx'
import type { Page } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'

const SearchPage = () => {
  const query = pageQueryAt(usePlace())
  const view = useSelector(selectView(apiAddressOf(query)))
  const popular = useSelector(selectPopular)
  const { q } = query
  return (
    <>
      <h1 className="sr-only">{q === '' ? 'Search' : `Search results for ${q}`}</h1>
      <SearchForm q={q} />
      {view?.status === 'ready' && <Answer query={query} found={view.found} />}
      {view?.status === 'unreachable' && <SearchUnreachable />}
      {view === undefined && q !== '' && <ListingSkeleton />}
      {popular !== null && (q === '' || (view?.status === 'ready' && countOf(view.found) === 0)) && <PopularNow popular={popular} />}
    </>
  )
}

const countOf = ({ tools, people, tags }: Found) => tools.total + people.total + tags.total

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

export const page: Page<WithSearch> = {
  slices: [searchSlice],
  Component: SearchPage,
  load: ({ api, ...place }) => loadSearch(api, pageQueryAt(place)),
  follow: { search: ({ api, ...place }) => followSearch(api, pageQueryAt(place)) },
  head: (state, place) => {
    const query = pageQueryAt(place)
    const { q } = query
    const title = q === '' ? 'Search' : `“${q}”`
    const view = selectView(apiAddressOf(query))(state)
    // A page for the reader who searched, not one for search engines.
    const head = { title, noindex: true, canonicalQuery: ['q', 'page'] }
    return q !== '' && view?.status !== 'ready'
      ? { ...head, status: view?.status === 'unreachable' ? 503 : 200, complete: false }
      : { ...head, description: 'Products, the people who make them, and what they are about.' }
  },
}
