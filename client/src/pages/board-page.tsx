import { WhatIfLink } from '../features/analyses/what-if-link.tsx'
import { AuditLink } from '../features/audits/audit-link.tsx'
import { CommentCount, WithCommentCounts } from '../features/discussion/counts/comment-count.tsx'
import { commentCountsOf } from '../features/discussion/counts/comment-counts.ts'
import { NextCard } from '../features/launches/upcoming/next-card.tsx'
import { upcoming } from '../features/launches/upcoming/upcoming.ts'
import { announceLeaders } from '../features/voting/boards/announce-leaders.ts'
import { BoardHeading } from '../features/voting/boards/board-heading.tsx'
import { BoardList } from '../features/voting/boards/board-list.tsx'
import { type Entry, shownOf } from '../features/voting/boards/board.ts'
import { pageQueryAt } from '../features/voting/boards/board-page-query.ts'
import { besideOf, boardOn } from '../features/voting/boards/boards.ts'
import { DayTape } from '../features/voting/boards/day-tape.tsx'
import { HiddenNotice } from '../features/voting/boards/hidden-notice.tsx'
import { HowVotesCountCard } from '../features/voting/boards/how-votes-count-card.tsx'
import { lookingSlice, type WithLooking } from '../features/voting/boards/looking-slice.ts'
import { datesOf, titleOf, within } from '../features/voting/boards/period-labels.ts'
import { OutsideNotice } from '../features/voting/boards/outside-notice.tsx'
import { PodiumCard } from '../features/voting/boards/podium-card.tsx'
import { StreakCard } from '../features/voting/boards/streak-card.tsx'
import { followReplay } from '../features/voting/boards/replay-saga.ts'
import { startBy, todayBy } from '../features/voting/boards/today.ts'
import { IN_THE_FUTURE, wrongIn } from '../features/voting/boards/wrong-address.ts'
import { useBoard } from '../features/voting/boards/use-board.ts'
import { unknownVotes } from '../features/voting/own-votes.ts'
import { LotteryNote } from '../features/voting/lottery-note.tsx'
import { VoteButton } from '../features/voting/vote-button.tsx'
import { VotePips } from '../features/voting/vote-pips.tsx'
import type { WithVoting } from '../features/voting/voting-selectors.ts'
import type { ComponentProps, ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { lastDayOfPeriod } from '@debut/events/kernel/periods.ts'
import type { Page, Place } from '../lib/page/page.ts'
import { selectNow } from '../lib/clock/clock-slice.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { selectData, selectResource, type WithResources } from '../lib/resources/resources-slice.ts'
import { feedsAt } from '../lib/seo/feeds-at.ts'
import { itemList } from '../lib/seo/item-list.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Link } from '../ui/link.tsx'
import { StageMessage } from '../ui/stage-message.tsx'

const BoardPage = () => {
  const place = usePlace()
  const wrong = useSelector((state: WithResources & Clocked) => wrongAt(place, state))
  return wrong === undefined ? (
    <Board />
  ) : (
    <StageMessage title="There is no such board" lit={false} heading="h1">
      <p>{wrong}</p>
      <Link className={buttonClass('quiet', 'm')} to={place.path}>
        See the latest board
      </Link>
    </StageMessage>
  )
}

const Board = () => (
  <div className="grid gap-x-10 gap-y-9 xl:grid-cols-[minmax(0,1fr)_300px]">
    <div className="min-w-0">
      <BoardHeading
        ways={
          <>
            <BoardAnalysis />
            <BoardAudit />
          </>
        }
      />
      <DayTape />
      <OutsideNotice />
      <HiddenNotice />
      <Counted>
        <BoardList Vote={BoardVote} Comments={BoardComments} />
      </Counted>
    </div>
    <aside aria-label="Around the board" className="grid content-start gap-4.5 md:grid-cols-2 xl:grid-cols-1">
      <div className="max-xl:hidden">
        <StreakCard pips={<VotePips />} note={<LotteryNote />} />
      </div>
      <Podium />
      <NextCard />
      <HowVotesCountCard />
    </aside>
  </div>
)

/** Where the page is narrow and its launches are cards, it stands among them. */
const Podium = () =>
  useBoard().isDrawn ? (
    <div className="max-xl:hidden">
      <PodiumCard />
    </div>
  ) : (
    <PodiumCard />
  )

const toolsOf = (entries: readonly Entry[]) => entries.map(({ toolId }) => toolId)

/** Of a moment in the past, too, it says how many there are now. */
const Counted = ({ children }: { readonly children: ReactNode }) => (
  <WithCommentCounts toolIds={toolsOf(shownOf(useBoard().board))}>{children}</WithCommentCounts>
)

const BoardComments = ({ entry: { toolId, slug } }: { readonly entry: Entry }) => <CommentCount toolId={toolId} slug={slug} />

/** Here features meet: the board says what stands, voting what the reader makes of it. */
const BoardVote = ({ entry: { launchId, name, slug, points, voters, boardDate } }: { entry: Entry }) => {
  const { query, board, start, today, asOf } = useBoard()
  const longer = query.period === 'day' ? undefined : { period: query.period, counted: within(query.period, start, today) }
  if (asOf !== undefined) return <PastPoints points={points} {...longer} />
  const state = boardDate < today ? 'closed' : 'live'
  return (
    <VoteButton
      launchId={launchId}
      name={name}
      slug={slug}
      points={points}
      position={board?.position ?? 0}
      state={state}
      {...longer}
      {...(voters !== null && { voters })}
    />
  )
}

/** There is no voting on past days. */
const PastPoints = ({ points, period, counted = '' }: Pick<ComponentProps<typeof VoteButton>, 'points' | 'period' | 'counted'>) => (
  <span className="grid h-16 w-14.5 place-content-center rounded-[15px] border border-line-2 text-center font-[650] text-ink-2 tabular-nums">
    {points ?? <span aria-hidden="true">–</span>}
    {points === null || period === undefined ? null : <span className="vote-period" data-period={period} />}
    <span className="sr-only">{points === null ? 'points hidden' : ` points ${counted}`.trimEnd()}</span>
  </span>
)

/** As the parts of the sentence beneath the board’s name are set apart; no line begins with it. */
const BETWEEN = '\u00A0· '

const BoardAudit = () => {
  const { query, start, today } = useBoard()
  const last = lastDayOfPeriod(query.period, start)
  const audited: Record<string, string> = query.period === 'day' ? { day: start } : { from: start, to: last > today ? today : last }
  return <AuditLink audited={audited} before={BETWEEN}>{`Audit this ${query.period}`}</AuditLink>
}

/** Only boards that are over are ranked by other rules. */
const BoardAnalysis = () => {
  const { query, start, today } = useBoard()
  const isOver = lastDayOfPeriod(query.period, start) < today
  return isOver ? <WhatIfLink period={query.period} start={start} before={BETWEEN} /> : null
}

/** Random places are left out of what search engines read. */
const ranked = (entries: readonly Entry[]) => entries.flatMap(({ rank, ...entry }) => (rank === null ? [] : [{ ...entry, rank }]))

const boardAt = (place: Place) => boardOn(pageQueryAt(place))

type Clocked = Parameters<typeof selectNow>[0]

/** Why there is no board. What can be read of an address, the server refuses only where its moment is in the future. */
const wrongAt = (place: Place, state: WithResources & Clocked): string | undefined => {
  const wrong = wrongIn(pageQueryAt(place), selectNow(state))
  return wrong ?? (selectResource(boardAt(place))(state).status === 'missing' ? IN_THE_FUTURE : undefined)
}

export const page: Page<WithVoting & WithLooking> = {
  Component: BoardPage,
  slices: [lookingSlice],
  resources: (place, state) => {
    if (wrongIn(pageQueryAt(place), selectNow(state)) !== undefined) return []
    const board = selectData(boardAt(place))(state)
    return [boardAt(place), upcoming(), ...(board === undefined ? [] : besideOf(board)), ...commentCountsOf(toolsOf(shownOf(board)))]
  },
  ownResources: (place, state) => {
    const { entries } = selectData(boardAt(place))(state) ?? { entries: [] }
    return unknownVotes(
      entries.map(({ launchId }) => launchId),
      state,
    )
  },
  follow: {
    replay: ({ api, ...place }) => followReplay(api, pageQueryAt(place)),
    leaders: (place) => announceLeaders(pageQueryAt(place)),
  },
  // A wrong address is answered by the page itself, which says what is wrong with it.
  valid: () => true,
  head: (state, place) => {
    if (wrongAt(place, state) !== undefined) return { title: 'There is no such board', status: 404, noindex: true }
    const query = pageQueryAt(place)
    const { period, start: day } = query
    const board = selectData(boardAt(place))(state)
    const today = todayBy(selectNow(state), query, board)
    const start = startBy(today, query, board)
    const title = titleOf(period, start, today)
    const entries = shownOf(board)
    return {
      title,
      description: `${title} on Debut, ${datesOf(period, start, today)}: new tech products, ranked by votes that everybody can check.`,
      canonicalQuery: ['start'],
      noindex: query.asOf !== undefined || (day !== undefined && entries.length === 0),
      image: `/og/board/${period}.png${day === undefined ? '' : `?start=${start}`}`,
      jsonLd: [itemList(title, ranked(entries))],
      feeds: feedsAt(`/feeds/${period}`, title),
    }
  },
}
