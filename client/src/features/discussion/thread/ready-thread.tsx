import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useBoundaries } from '../../../lib/boundaries/use-boundaries.ts'
import { AddressContext } from '../../../lib/page/address-context.ts'
import { usePlace } from '../../../lib/page/place-context.ts'
import { capital } from '../../../ui/capital.ts'
import { Orders } from '../../../ui/choices.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { grouped } from '../../../ui/grouped.ts'
import { BehindList } from '../../../ui/list-foot.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { HiddenComments } from '../moderation/hidden-comments.tsx'
import { Branch } from './branch.tsx'
import { branchesIn } from './comment-tree.ts'
import { FreshPill } from './fresh-pill.tsx'
import { SeekComment } from './seek-comment.tsx'
import { actsOnThread, publishedIn, rowsOfThread } from './shown-rows.ts'
import type { StandsOn } from './stands-on.ts'
import { DeleteComment } from './late-acts.ts'
import { freshIn, totalWith } from './thread-counts.ts'
import { THREAD_HEADING } from './thread-heading.ts'
import { anchorOf, namedIn, threadAddress, type ThreadPageQuery } from './thread-query.ts'
import { type ShownThread, threadOf } from './thread-resources.ts'
import type { MoreOf, ThreadView } from './thread-view.ts'
import { wordsOf } from './thread-words.ts'
import { useActs } from './use-acts.ts'
import { useMounted } from '../../../lib/page/use-mounted.ts'
import { Composer } from './write/composer.tsx'

interface Props {
  readonly on: StandsOn
  readonly label: string
  readonly mayWrite: boolean
  readonly More: MoreOf | undefined
  readonly query: ThreadPageQuery
  readonly thread: ShownThread
  readonly refetch: () => void
}

export const ReadyThread = ({ on, label, mayWrite, More, query, thread, refetch }: Props) => {
  const place = usePlace()
  const { hash } = useContext(AddressContext)
  const isMounted = useMounted()
  const { acts, isOffline } = useActs(thread.acts)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(query.branch === undefined ? [] : [query.branch]))
  const [sent, setSent] = useState<string>()
  const onShown = useCallback(() => setSent(undefined), [])
  const heading = useRef<HTMLHeadingElement>(null)
  useLandOn(heading, `${query.sort} ${query.page}`)

  const rows = useMemo(() => rowsOfThread(thread, acts), [thread, acts])
  const boundaries = useBoundaries()
  const onThread = actsOnThread(thread, acts)
  const published = publishedIn(thread, acts)
  const total = totalWith(thread, onThread)
  const words = wordsOf(on)
  // The server does not know the end of the address.
  const named = isMounted ? namedIn(hash) : undefined
  const addressOf = (change: Partial<ThreadPageQuery>, commentId?: string) => threadAddress(place, { ...query, ...change }, commentId)
  // Every comment links to itself: written for each of them, the address took a fifteenth of the time to draw the thread.
  const here = addressOf({})
  const { key, isOwn } = threadOf(on, query)
  const view: ThreadView = {
    on,
    mayWrite,
    More,
    changes: [{ key, isOwn }],
    isOffline,
    named,
    sent,
    onSent: setSent,
    onShown,
    isPublished: (commentId) => published.has(commentId),
    addressOf: (commentId) => `${here}#${anchorOf(commentId)}`,
    addressOfBranch: (rootId) => addressOf({ branch: rootId }, rootId),
  }
  const showWhole = (rootId: string) => setOpened((before) => new Set([...before, rootId]))
  const moreIn = (rootId: string) => thread.cut.find((each) => each.rootId === rootId)?.more ?? 0
  const showFresh = () => {
    heading.current?.focus({ preventScroll: true })
    refetch()
  }
  return (
    <section aria-labelledby={THREAD_HEADING} className="thread">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id={THREAD_HEADING} tabIndex={-1} className="text-xl font-bold tabular-nums">
          {total === 0 ? capital(words[1]) : `${grouped(total)} ${total === 1 ? words[0] : words[1]}`}
        </h2>
        {total < 2 ? null : (
          <Orders
            choices={[
              { label: 'Best', to: addressOf({ sort: 'best', page: 1, branch: undefined }), isChosen: query.sort === 'best' },
              { label: 'Newest', to: addressOf({ sort: 'newest', page: 1, branch: undefined }), isChosen: query.sort === 'newest' },
            ]}
          />
        )}
      </div>
      {mayWrite ? <Composer {...view} label={label} act={'postId' in on ? 'Reply' : 'Comment'} /> : null}
      <HiddenComments on={on} acts={(commentId) => <DeleteComment commentId={commentId} />} />
      {named === undefined || rows.some(({ commentId }) => commentId === named) ? null : (
        <SeekComment
          key={named}
          commentId={named}
          on={on}
          query={query}
          cut={thread.cut.map(({ rootId }) => rootId)}
          showWhole={showWhole}
          refetch={refetch}
        />
      )}
      <FreshPill count={freshIn(thread, onThread, boundaries)} words={words} show={showFresh} />
      {rows.length > 0 ? (
        <ul className="thread-list">
          {branchesIn(rows).map((branch) => (
            <Branch
              key={branch[0].rootId}
              rows={branch}
              more={moreIn(branch[0].rootId)}
              isWhole={opened.has(branch[0].rootId)}
              showWhole={() => showWhole(branch[0].rootId)}
              acts={acts}
              view={view}
            />
          ))}
        </ul>
      ) : query.page > 1 ? (
        <BehindList top={addressOf({ page: 1 })} />
      ) : (
        <EmptyState title={`No ${words[1]} yet`}>{mayWrite ? 'Be the first to write one.' : undefined}</EmptyState>
      )}
      <Pagination
        label={`Pages of ${words[1]}`}
        page={thread.page}
        pages={thread.pages}
        href={(page) => addressOf({ page, branch: undefined })}
      />
    </section>
  )
}

/** Another page of the thread begins at its top, which may be far above by then. */
const useLandOn = (heading: { readonly current: HTMLElement | null }, page: string) => {
  const landed = useRef(page)
  useEffect(() => {
    if (landed.current === page) return
    landed.current = page
    if ((heading.current?.getBoundingClientRect().top ?? 0) < 0) heading.current?.scrollIntoView()
  }, [heading, page])
}
