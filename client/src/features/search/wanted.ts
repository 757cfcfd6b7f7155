import type { Found } from '@debut/events/search/search-answers.ts'
import { useMemo } from 'react'
import { type Boundaries, silenceOf } from '../../lib/boundaries/boundaries.ts'
import { useBoundaries } from '../../lib/boundaries/use-boundaries.ts'

/** The search results without blocked members, and without posts that the reader blocked or muted. */
export const wantedIn = (found: Found, boundaries: Boundaries): Found => {
  const people = found.people.rows.filter(({ memberId }) => !boundaries.blocked.has(memberId))
  const posts = found.posts.rows.filter(
    ({ authorId, title, summary }) => silenceOf(boundaries, { authorId, says: [title, summary] }) === undefined,
  )
  const only = <Row>({ total, rows }: { readonly total: number; readonly rows: readonly Row[] }, kept: Row[]) => ({
    total: total - (rows.length - kept.length),
    rows: kept,
  })
  return { ...found, people: only(found.people, people), posts: only(found.posts, posts) }
}

export const useWanted = (found: Found | undefined): Found | undefined => {
  const boundaries = useBoundaries()
  return useMemo(() => found && wantedIn(found, boundaries), [found, boundaries])
}
