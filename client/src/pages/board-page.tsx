import { useSelector } from 'react-redux'
import { call, select } from 'typed-redux-saga'
import { NextCard } from '../features/launches/upcoming/next-card.tsx'
import { upcoming } from '../features/launches/upcoming/upcoming.ts'
import { BoardHeading } from '../features/voting/boards/board-heading.tsx'
import { BoardList } from '../features/voting/boards/board-list.tsx'
import type { Entry } from '../features/voting/boards/board.ts'
import type { BoardPageQuery } from '../features/voting/boards/board-page-query.ts'
import { followBoard, loadBoard } from '../features/voting/boards/boards-saga.ts'
import { selectBoard, type WithBoards } from '../features/voting/boards/boards-slice.ts'
import { DayTape } from '../features/voting/boards/day-tape.tsx'
import { HiddenNotice } from '../features/voting/boards/hidden-notice.tsx'
import { HowVotesCountCard } from '../features/voting/boards/how-votes-count-card.tsx'
import { startOfPeriod } from '@debut/events/kernel/periods.ts'
import { periodAt } from '../features/voting/boards/period.ts'
import { datesOf, titleOf } from '../features/voting/boards/period-labels.ts'
import { PodiumCard } from '../features/voting/boards/podium-card.tsx'
import { StreakCard } from '../features/voting/boards/streak-card.tsx'
import { selectToday } from '../features/voting/boards/today.ts'
import { LotteryNote } from '../features/voting/lottery-note.tsx'
import { VoteButton } from '../features/voting/vote-button.tsx'
import { VotePips } from '../features/voting/vote-pips.tsx'
import { selectKnownVote, type WithVoting } from '../features/voting/voting-selectors.ts'
import { isDay } from '@debut/events/kernel/days.ts'
import type { Page, PageContext, Place } from '../lib/page/page.ts'
import { feedsAt } from '../lib/seo/feeds-at.ts'
import { itemList } from '../lib/seo/item-list.ts'

type State = WithBoards & { readonly clock: { readonly now: number } }

const BoardPage = () => (
  <div className="grid gap-x-10 gap-y-9 xl:grid-cols-[minmax(0,1fr)_300px]">
    <div className="min-w-0">
      <BoardHeading />
      <DayTape />
      <HiddenNotice />
      <BoardList Vote={BoardVote} />
    </div>
    <aside aria-label="Around the board" className="grid content-start gap-4.5 md:grid-cols-2 xl:grid-cols-1">
      <div className="max-xl:hidden">
        <StreakCard pips={<VotePips />} note={<LotteryNote />} />
      </div>
      <PodiumCard />
      <NextCard />
      <HowVotesCountCard />
    </aside>
  </div>
)

/** Here features meet: the board says what stands, voting what the reader makes of it. */
const BoardVote = ({ entry: { launchId, name, points, voters, boardDate } }: { entry: Entry }) => {
  const { position, query, preview } = useSelector(selectBoard)
  const today = useSelector(selectToday)
  if (query.asOf !== undefined || preview !== null) return <PastPoints points={points} />
  const state = boardDate < today ? 'closed' : 'live'
  return (
    <VoteButton launchId={launchId} name={name} points={points} position={position} state={state} {...(voters !== null && { voters })} />
  )
}

/** There is no voting on past days. */
const PastPoints = ({ points }: { points: number | null }) => (
  <span className="grid h-16 w-14.5 place-content-center rounded-[15px] border border-line-2 text-center font-[650] text-ink-2 tabular-nums">
    {points ?? <span aria-hidden="true">–</span>}
    <span className="sr-only">{points === null ? 'points hidden' : ' points'}</span>
  </span>
)

const pageQueryAt = ({ path, search }: Place): BoardPageQuery => ({
  period: periodAt(path),
  start: search.get('start') ?? undefined,
  asOf: search.get('asOf') ?? undefined,
})

/** For most members their newest votes are enough; for others a little more code is loaded. */
function* loadOwn({ api }: PageContext) {
  const { order } = yield* select(selectBoard)
  const isKnown = yield* select((state: WithVoting) => order.every((launchId) => selectKnownVote(state, launchId) !== undefined))
  if (isKnown) return
  const { fetchVotesOf } = yield* call(() => import('../features/voting/fetch-votes-of.ts'))
  yield* call(fetchVotesOf, api, order)
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

export const page: Page<State> = {
  Component: BoardPage,
  load: ({ api, ...place }) => loadBoard(api, pageQueryAt(place)),
  // The page is about its board: without these it is whole.
  resources: () => [upcoming()],
  loadOwn,
  follow: { board: ({ api, live, ...place }) => followBoard(api, live, pageQueryAt(place)) },
  valid: ({ boards }, { search }) => {
    const start = search.get('start')
    const asOf = search.get('asOf')
    return boards.status !== 'missing' && (start === null || isDay(start)) && (asOf === null || INSTANT.test(asOf))
  },
  head: (state, place) => {
    const { status, start: known, order, entries } = selectBoard(state)
    const { period, start: day, asOf } = pageQueryAt(place)
    const today = selectToday(state)
    const start = known ?? startOfPeriod(period, day ?? today)
    const title = titleOf(period, start, today)
    return {
      title,
      description: `${title} on Debut, ${datesOf(period, start, today)}: new tech products, ranked by votes that everybody can check.`,
      status: 200,
      complete: status === 'ready',
      canonicalQuery: ['start'],
      noindex: asOf !== undefined || (day !== undefined && order.length === 0),
      image: `/og/board/${period}.png${day === undefined ? '' : `?start=${start}`}`,
      jsonLd: [
        itemList(
          title,
          order.flatMap((id) => entries[id] ?? []),
        ),
      ],
      feeds: feedsAt(`/feeds/${period}`, title),
    }
  },
}
