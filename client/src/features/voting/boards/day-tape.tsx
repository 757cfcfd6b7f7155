import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { parseInstant } from '../../../lib/clock/instants.ts'
import { startMillis, timeAt } from '@debut/events/kernel/days.ts'
import { late } from '../../../ui/late.tsx'
import { Link } from '../../../ui/link.tsx'
import { selectData, type WithResources } from '../../../lib/resources/resources-slice.ts'
import type { Board } from './board.ts'
import { curveOf } from './boards.ts'
import { drawnSeen, pastLeft } from './looking-slice.ts'
import { nextPeriod } from '@debut/events/kernel/periods.ts'
import { RanksAreIn, RevealStrip } from './reveal-strip.tsx'
import { TAPE, tapePath } from './tape-path.ts'
import { useBoard } from './use-board.ts'

const ReplaySlider = late(async () => (await import('./replay-slider.tsx')).ReplaySlider)

const MINUTE = 60_000
/** So much of the tape the label at an end takes on narrow screens. */
const LABEL = 0.13
/** Whether the line, so far from an end, goes through its label. */
const crosses = (distance: number) => distance > 0 && distance < LABEL
/** At the ends the labels say it. */
const momentMark = (passed: number, at: number) => (passed > 0 && passed < 1 ? timeAt(at) : undefined)

/** The day from midnight to midnight, how its first launch fared, and how far it has come. The reader can move it back in time. */
export const DayTape = () => {
  const { query, board, asOf, isDrawn, isJustRanked, latest } = useBoard()
  const now = useSelector(selectNow)
  const [wanted, setWanted] = useState(false)
  const dispatch = useDispatch()
  const drawn = isDrawn && asOf === undefined ? board?.start : undefined
  useEffect(() => {
    if (drawn !== undefined) dispatch(drawnSeen(drawn))
  }, [dispatch, drawn])
  // At a moment before its first launch there is a way on to the others.
  if (board?.period !== 'day' || (board.total === 0 && query.asOf === undefined)) return null

  if (asOf === undefined && isDrawn) return <RevealStrip day={board.start} isOver={!latest.some(({ hidden }) => hidden)} />

  const from = startMillis(board.start)
  const to = startMillis(nextPeriod('day', board.start))
  const until = Math.max(from, Math.min(now, to))
  const at = asOf === undefined ? until : Math.max(from, Math.min(parseInstant(asOf), to))
  const isPast = asOf !== undefined
  const passed = (at - from) / (to - from)
  const isReplaying = isPast || wanted
  const live = query.start === undefined ? '/' : `/?start=${query.start}`
  const tape = (
    <div className={isJustRanked ? 'relative mt-3' : 'relative mb-2'}>
      <div className="relative h-13.5 rounded-panel border border-line-2 bg-surface">
        <Tape
          board={board}
          from={from}
          to={to}
          until={until}
          at={at}
          mark={isReplaying ? momentMark(passed, at) : now < to ? 'Now' : undefined}
        />
        {crosses(passed) ? null : <span className="tape-end left-3">00:00</span>}
        {crosses(1 - passed) ? null : <span className="tape-end right-3">24:00</span>}
        {isReplaying ? null : (
          <span className={`absolute top-1 ${isLate(until, from, to) ? 'left-1.5' : 'right-1.5'}`}>
            <button type="button" className="tape-button needs-script" onClick={() => setWanted(true)}>
              <svg width="9" height="10" viewBox="0 0 9 10" fill="currentColor" aria-hidden="true">
                <path d="M.5.5 8.500 5l-8 4.500z" />
              </svg>
              Replay the day
            </button>
          </span>
        )}
      </div>
      {isReplaying && (
        <div className="flex flex-wrap items-center gap-2 py-2">
          <ReplaySlider from={from} to={to} until={until} at={at} start={query.start} pressed={wanted} />
          <Link
            to={live}
            className="tape-button ml-auto"
            onClick={() => {
              setWanted(false)
              dispatch(pastLeft())
            }}
          >
            {!isPast || (now >= to && to - at <= MINUTE) ? 'Close the replay' : now < to ? 'Back to live' : 'Back to the end'}
          </Link>
        </div>
      )}
    </div>
  )
  return isJustRanked ? <RanksAreIn day={board.start}>{tape}</RanksAreIn> : tape
}

/** Until that of another leader is here, that of the one before stays. */
const useCurve = ({ leader, entries }: Board) => {
  const found = useSelector((state: WithResources) => (leader === undefined ? undefined : selectData(curveOf(leader))(state)))
  const [before, setBefore] = useState(found)
  if (found !== undefined && found !== before) setBefore(found)
  const { launchId, points } = found ?? before ?? {}
  const entry = entries.find((each) => each.launchId === launchId)
  return leader === undefined || points === undefined || entry === undefined ? undefined : { name: entry.name, nowAt: entry.points, points }
}

/** From here on what stands beside the present needs the other side. */
const isLate = (at: number, from: number, to: number) => (at - from) / (to - from) > 0.5

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`

interface TapeProps {
  readonly board: Board
  readonly from: number
  readonly to: number
  readonly until: number
  readonly at: number
  /** Stands beside the line, which moves where it says that it is now. */
  readonly mark: string | undefined
}

const Tape = ({ board, from, to, until, at, mark }: TapeProps) => {
  const isLive = mark === 'Now'
  const curve = useCurve(board)
  const last = curve?.points.at(-1) ?? 0
  const latest = (isLive && curve?.nowAt) || last
  const shown = curve && tapePath({ points: curve.points, latest, elapsed: until - from, length: to - from })
  const x = percent((at - from) / (to - from))
  const isOnTheRight = isLate(at, from, to)
  return (
    <svg
      className="size-full overflow-hidden rounded-[13px]"
      role="img"
      aria-label={curve === undefined ? 'How far the day has come' : `${curve.name} through the day: ${latest} points`}
    >
      {shown && (
        <svg viewBox={`0 0 ${TAPE.width} ${TAPE.height}`} preserveAspectRatio="none" width="100%" height="100%">
          <path d={shown.area} className="fill-lime-wash" />
          <path d={shown.line} className="fill-none stroke-lime" strokeWidth="1.600" vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      <line x1={x} x2={x} y1="0" y2="100%" className="stroke-lime" strokeWidth="2" />
      {isLive && (
        <>
          <circle cx={x} cy="27" r="7.500" className="fill-lime opacity-22" />
          <circle cx={x} cy="27" r="3.500" className="fill-lime" />
        </>
      )}
      {mark !== undefined && (
        <text
          x={x}
          y="31"
          dx={isOnTheRight ? -13 : 13}
          textAnchor={isOnTheRight ? 'end' : 'start'}
          className="fill-lime-ink stroke-surface stroke-3 text-[11.5px] font-semibold tabular-nums [paint-order:stroke]"
        >
          {mark}
        </text>
      )}
    </svg>
  )
}
