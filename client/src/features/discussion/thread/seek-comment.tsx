import { useContext, useEffect, useEffectEvent } from 'react'
import { usePlace } from '../../../lib/page/place-context.ts'
import { useResource, useSought } from '../../../lib/resources/use-resource.ts'
import { GoContext } from '../../../ui/link.tsx'
import { type Found, wayTo } from './way-to.ts'
import type { StandsOn } from './stands-on.ts'
import { threadAddress, type ThreadPageQuery } from './thread-query.ts'
import { commentPlace } from './thread-resources.ts'

interface Props {
  readonly commentId: string
  readonly on: StandsOn
  readonly query: ThreadPageQuery
  /** The first comments of the branches that the page leaves replies out of. */
  readonly cut: readonly string[]
  readonly showWhole: (rootId: string) => void
  /** Asks for this page of the thread again. */
  readonly refetch: () => void
}

/** Looks for a comment that the address names and the page does not show, and leads to it. */
export const SeekComment = ({ commentId, on, query, cut, showWhole, refetch }: Props) => {
  const question = commentPlace({ commentId, sort: query.sort })
  useSought(question)
  const view = useResource(question)
  const place = usePlace()
  const go = useContext(GoContext)
  const found = view.status === 'ready' ? view.data : undefined
  const way = found && wayTo(found, on, query.page, cut)
  const follow = useEffectEvent((to: Found) => {
    if (to.kind === 'page') go?.(threadAddress(place, { ...query, page: to.page }, commentId), true)
    if (to.kind === 'branch') showWhole(to.rootId)
    if (to.kind === 'here') refetch()
  })
  const kind = way?.kind
  useEffect(() => {
    if (way !== undefined) follow(way)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each place that is found, whatever else is drawn meanwhile
  }, [kind, commentId])
  const isGone = view.status === 'missing' || kind === 'elsewhere'
  return (
    <p role="status" className="comment-note empty:hidden">
      {isGone ? 'This comment was deleted or hidden.' : null}
    </p>
  )
}
