import { useSelector } from 'react-redux'
import { selectData, type WithResources } from '../../../lib/resources/resources-slice.ts'
import { addDays } from '@debut/events/kernel/days.ts'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import { ToolLogo } from '../../../ui/tool-logo.tsx'
import { podiumBefore } from './boards.ts'
import { useBoard } from './use-board.ts'

/** Who came first the day before. */
export const PodiumCard = () => {
  const { board } = useBoard()
  const podium = useSelector((state: WithResources) => (board?.period === 'day' ? selectData(podiumBefore(board.start))(state) : undefined))
  if (board === undefined || podium === undefined || podium.entries.length === 0) return null
  return (
    <Card
      title="The day before"
      aside={
        <Link to={`/?start=${addDays(board.start, -1)}`} className="meta-link -my-1.5 font-medium">
          Whole board
        </Link>
      }
    >
      <ol className="mt-3.5 grid gap-2.75 text-sm">
        {podium.entries.map(({ launchId, rank, logo, slug, name, points }) => (
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
    </Card>
  )
}
