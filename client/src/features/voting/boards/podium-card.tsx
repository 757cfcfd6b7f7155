import { addDays } from '@debut/events/kernel/days.ts'
import { useSelector } from 'react-redux'
import { selectData, type WithResources } from '../../../lib/resources/resources-slice.ts'
import { Card } from '../../../ui/card.tsx'
import { grouped } from '../../../ui/grouped.ts'
import { Link } from '../../../ui/link.tsx'
import { ToolLogo } from '../../../ui/tool-logo.tsx'
import { ToolStage } from '../../../ui/tool-stage.tsx'
import type { Entry } from './board.ts'
import { lotteryBefore, podiumBefore } from './boards.ts'
import { useBoard } from './use-board.ts'

/** Who came first the day before. While a day hides its own ranks, they stand on it large, with who won the lottery. */
export const PodiumCard = () => {
  const { board, isDrawn, today } = useBoard()
  const podium = useSelector((state: WithResources) => (board?.period === 'day' ? selectData(podiumBefore(board.start))(state) : undefined))
  const lottery = useSelector((state: WithResources) => (board === undefined ? undefined : selectData(lotteryBefore(board.start))(state)))
  if (board === undefined || podium === undefined || podium.entries.length === 0) return null
  return (
    <Card
      title={board.start === today ? 'Yesterday’s podium' : 'The day before'}
      aside={
        <Link to={`/?start=${addDays(board.start, -1)}`} className="way-link -my-1.5">
          Full board
        </Link>
      }
    >
      {isDrawn ? <Stages entries={podium.entries} /> : <Places entries={podium.entries} />}
      {isDrawn && lottery?.winner ? <LotteryWinner username={lottery.winner.username} eligible={lottery.eligible} /> : null}
    </Card>
  )
}

interface Podium {
  readonly entries: readonly Entry[]
}

const Places = ({ entries }: Podium) => (
  <ol className="mt-3.5 grid gap-2.75 text-sm">
    {entries.map(({ launchId, rank, logo, slug, name, points }) => (
      <li key={launchId} className="relative grid grid-cols-[20px_34px_1fr_auto] items-center gap-2.5">
        <b className="font-semibold tabular-nums">{rank}</b>
        <ToolLogo src={logo} size={34} />
        <Link to={`/tool/${slug}`} className="truncate font-semibold after:absolute after:inset-0">
          {name}
        </Link>
        <span className="text-[13px] text-ink-3 tabular-nums">
          {points}
          <span className="sr-only"> points</span>
        </span>
      </li>
    ))}
  </ol>
)

const SIZES = '(min-width: 1280px) 262px, (min-width: 768px) 600px, 92vw'

const Stages = ({ entries }: Podium) => (
  <ol className="mt-3.5 grid grid-cols-2 gap-x-2.5 gap-y-3.5">
    {entries.map(({ launchId, rank, logo, picture, slug, name, points, makers }, index) => {
      const [maker] = makers
      const isFirst = index === 0
      return (
        <li key={launchId} className={`relative grid content-start gap-2 ${isFirst ? 'col-span-2' : ''}`}>
          <ToolStage
            logo={logo}
            picture={picture}
            sizes={SIZES}
            className={`rounded-panel border border-line-2 ${isFirst ? 'aspect-[16/9] md:max-xl:aspect-[16/6]' : 'aspect-[16/9]'}`}
          />
          <span className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 leading-tight">
            <b className={`font-display font-bold tabular-nums ${isFirst ? 'text-[26px]/none text-lime-ink' : 'text-lg/none'}`}>{rank}</b>
            <span className="min-w-0">
              <Link
                to={`/tool/${slug}`}
                className={`block truncate font-[650] after:absolute after:inset-0 ${isFirst ? 'text-[15.5px]' : 'text-[14px]'}`}
              >
                {name}
              </Link>
              <span className="block truncate text-[12.5px] text-ink-3 tabular-nums">
                {isFirst ? typeof maker?.username === 'string' && `by ${maker.username}` : pointsOf(points)}
              </span>
            </span>
            {isFirst ? <span className="text-[13.5px] font-semibold tabular-nums">{pointsOf(points)}</span> : null}
          </span>
        </li>
      )
    })}
  </ol>
)

const pointsOf = (points: number | null) => (points === null ? '' : `${grouped(points)} ${points === 1 ? 'point' : 'points'}`)

const LotteryWinner = ({ username, eligible }: { readonly username: string | null; readonly eligible: number | null }) => (
  <p className="mt-4 rounded-panel bg-sunken px-3.5 py-2.5 text-[13px]/[1.45] text-ink-2">
    {username === null ? (
      'A former member'
    ) : (
      <Link to={`/profile/${username}`} className="quiet-link font-semibold text-ink">
        {username}
      </Link>
    )}{' '}
    won last night’s lottery{eligible === null ? '' : `, drawn from ${grouped(eligible)} ${eligible === 1 ? 'entry' : 'entries'}`}.{' '}
    <Link to="/transparency#days" className="way-link min-h-0!">
      Check the draw
    </Link>
  </p>
)
