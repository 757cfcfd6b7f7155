import type { Found } from '@debut/events/search/search-answers.ts'
import { MOST_FOUND } from '@debut/events/search/search-numbers.ts'
import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { addressOf, PAGE_SIZE, pagesOf, type SearchPageQuery } from './search-page-query.ts'
import { FoundPeople } from './found-people.tsx'
import { FoundPosts } from './found-posts.tsx'
import { FoundTags } from './found-tags.tsx'
import { FoundTools } from './found-tools.tsx'
import { countLabel } from './search-labels.ts'

/** Beside products: the others have a page of their own. */
const FIRST_PEOPLE = 4
const FIRST_TAGS = 10
const FIRST_POSTS = 3

/** Products, and before them tags, people and posts, where nothing else was asked for. */
export const SearchResults = ({ query, found }: { query: SearchPageQuery; found: Found }) => {
  const { kind, page } = query
  const { tools, people, tags, posts, marks } = found
  const isMixed = kind === undefined && page === 1
  const shownKind = kind ?? 'tools'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {(kind === 'tags' || isMixed) && tags.total > 0 && (
        <Section title="Tags" query={query} kind="tags" total={tags.total} shown={isMixed ? FIRST_TAGS : PAGE_SIZE}>
          <FoundTags tags={isMixed ? tags.rows.slice(0, FIRST_TAGS) : tags.rows} marks={marks} />
        </Section>
      )}
      {(kind === 'people' || isMixed) && people.total > 0 && (
        <Section title="People" query={query} kind="people" total={people.total} shown={isMixed ? FIRST_PEOPLE : PAGE_SIZE}>
          <FoundPeople people={isMixed ? people.rows.slice(0, FIRST_PEOPLE) : people.rows} marks={marks} />
        </Section>
      )}
      {(kind === 'posts' || isMixed) && posts.total > 0 && (
        <Section title="Posts" query={query} kind="posts" total={posts.total} shown={isMixed ? FIRST_POSTS : PAGE_SIZE}>
          <FoundPosts posts={isMixed ? posts.rows.slice(0, FIRST_POSTS) : posts.rows} marks={marks} />
        </Section>
      )}
      {shownKind === 'tools' && tools.total > 0 && (
        <Section title="Products" query={query} kind="tools" total={tools.total} shown={PAGE_SIZE}>
          <FoundTools tools={tools.rows} marks={marks} />
        </Section>
      )}
      <div className="grid gap-3">
        <Pagination
          label="Pages of what was found"
          page={page}
          pages={pagesOf(found[shownKind].total)}
          href={(next) => addressOf({ ...query, page: next })}
        />
        {found[shownKind].total >= MOST_FOUND && (
          <p className="text-center text-[13px] text-ink-3">These are the best {MOST_FOUND}. Another word finds others.</p>
        )}
      </div>
    </div>
  )
}

type SectionProps = {
  title: string
  query: SearchPageQuery
  kind: NonNullable<SearchPageQuery['kind']>
  total: number
  /** No more than so many. */
  shown: number
  children: ReactNode
}

const Section = ({ title, query, kind, total, shown, children }: SectionProps) => (
  <section>
    <div className="mb-2 flex items-baseline justify-between gap-3">
      <h2 className="text-[19px] font-[680] tracking-[-0.02em]">
        {title} <span className="ml-1 text-[14px] font-[500] tracking-normal text-ink-3 tabular-nums">{countLabel(total)}</span>
      </h2>
      {total > shown && query.kind === undefined && kind !== 'tools' && (
        <Link to={addressOf({ ...query, kind, page: 1 })} className="text-[13.5px] text-ink-2 hover:underline">
          All {title.toLowerCase()}
        </Link>
      )}
    </div>
    {children}
  </section>
)
