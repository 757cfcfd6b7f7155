import { LONGEST_QUESTION } from '@debut/events/search/search-numbers.ts'
import { type FormEvent, useContext } from 'react'
import { Button } from '../../ui/button.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { GoContext } from '../../ui/link.tsx'
import { blogSearchPath } from './blog-search-path.ts'

/** A form of the plain kind: without a script it asks for the next page, with one it goes there. */
export const BlogSearch = ({ q }: { q: string }) => {
  const go = useContext(GoContext)
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (go === undefined) return
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    go(blogSearchPath(typeof typed === 'string' ? typed.trim() : ''), false)
  }
  return (
    <form action="/blog" method="get" role="search" aria-label="Blog" className="flex items-center gap-2" onSubmit={send}>
      <div className="input-frame flex-1">
        <span className="input-aside">
          <SearchIcon className="size-4" />
        </span>
        <input
          // Another question brings its own words, however the reader came to it.
          key={q}
          type="search"
          name="q"
          aria-label="Search the blog"
          placeholder="Search the blog"
          defaultValue={q}
          maxLength={LONGEST_QUESTION}
          autoComplete="off"
          enterKeyHint="search"
          className="input"
        />
      </div>
      <Button type="submit">Search</Button>
    </form>
  )
}
