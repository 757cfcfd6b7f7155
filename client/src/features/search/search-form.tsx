import { LONGEST_QUESTION } from '@debut/events/search/search-numbers.ts'
import { type FormEvent, useContext } from 'react'
import { Button } from '../../ui/button.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { GoContext } from '../../ui/link.tsx'
import { searchFor } from './search-page-query.ts'

/** A form of the plain kind: without a script it asks for the next page, with one it goes there. */
export const SearchForm = ({ q }: { q: string }) => {
  const go = useContext(GoContext)
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (go === undefined) return
    event.preventDefault()
    const asked = new FormData(event.currentTarget).get('q')
    go(searchFor(typeof asked === 'string' ? asked.trim() : ''), false)
  }
  return (
    <form action="/search" method="get" role="search" className="search-form" onSubmit={send}>
      <SearchIcon className="size-5 flex-none text-ink-3" />
      <input
        // Another question brings its own words, however the reader came to it.
        key={q}
        type="search"
        name="q"
        aria-label="Search products, people, tags and posts"
        placeholder="Search products, people, tags and posts"
        defaultValue={q}
        maxLength={LONGEST_QUESTION}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit">Search</Button>
    </form>
  )
}
