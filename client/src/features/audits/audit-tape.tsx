import type { AuditResult, AuditStep } from '@debut/events/audits/audit-answers.ts'
import { parseInstant } from '../../lib/clock/instants.ts'
import { SPEEDS, type Speed } from './play-delay.ts'
import { timeLabel } from './step-labels.ts'

export interface Stretch {
  readonly from: string
  readonly to: string
}

interface Props {
  readonly bars: AuditResult['bars']
  /** The stretches of time in which votes came unusually fast. */
  readonly bursts: readonly Stretch[]
  readonly step: AuditStep | undefined
  readonly isPlaying: boolean
  readonly onPlay: () => void
  readonly onStep: (step: number) => void
  readonly speed: Speed
  readonly onSpeed: (speed: Speed) => void
}

/** When the votes came, with a playhead: a bar leads to its first event. */
export const AuditTape = ({ bars, bursts, step, isPlaying, onPlay, onStep, speed, onSpeed }: Props) => {
  const most = Math.max(1, ...bars.map(({ votes }) => votes))
  const head = step && headAt(bars, parseInstant(step.at))
  return (
    <div className="audit-tape">
      <button type="button" className="audit-play" aria-label={isPlaying ? 'Pause' : 'Play'} onClick={onPlay}>
        <svg width="11" height="12" viewBox="0 0 9 10" fill="currentColor" aria-hidden="true">
          {isPlaying ? <path d="M.5.5h2.700v9H.5zM5.800.5h2.700v9H5.800z" /> : <path d="M.5.5 8.500 5l-8 4.500z" />}
        </svg>
      </button>
      <svg
        viewBox={`0 0 ${bars.length * 10} 44`}
        preserveAspectRatio="none"
        className="audit-bars"
        role="img"
        aria-label={
          bursts.length === 0 ? 'Votes over time' : `Votes over time, with ${bursts.length === 1 ? 'a burst' : `${bursts.length} bursts`}`
        }
      >
        {bars.map(({ from, votes, step: first }, index) => {
          const height = votes === 0 ? 1.5 : Math.max(4, (votes * 42) / most)
          return (
            <rect
              key={from}
              x={index * 10 + 1}
              y={44 - height}
              width={7}
              height={height}
              rx={1.5}
              onClick={first === 0 ? undefined : () => onStep(first)}
              data-opens={first > 0 || undefined}
              data-burst={(votes > 0 && isWithin(bars, index, bursts)) || undefined}
            />
          )
        })}
        {head !== undefined && <line x1={head * bars.length * 10} x2={head * bars.length * 10} y1={0} y2={44} />}
      </svg>
      <p className="font-display text-[15px] tabular-nums">{step === undefined ? '–' : timeLabel(step.at)}</p>
      <div className="flex" role="group" aria-label="Speed">
        {SPEEDS.map((each) => (
          <button key={each} type="button" className="tape-speed" aria-pressed={speed === each} onClick={() => onSpeed(each)}>
            {each}×
          </button>
        ))}
      </div>
    </div>
  )
}

/** From 0 to 1. */
const headAt = (bars: AuditResult['bars'], at: number): number | undefined => {
  const [first, second] = [bars[0], bars[1]]
  if (first === undefined || second === undefined) return undefined
  const begin = parseInstant(first.from)
  const length = (parseInstant(second.from) - begin) * bars.length
  return Math.min(1, Math.max(0, (at - begin) / length))
}

/** Says whether a bar lies in a burst, even if only in part. */
const isWithin = (bars: AuditResult['bars'], index: number, bursts: readonly Stretch[]): boolean => {
  const [first, second] = [bars[0], bars[1]]
  if (first === undefined || second === undefined) return false
  const length = parseInstant(second.from) - parseInstant(first.from)
  const begin = parseInstant(first.from) + index * length
  return bursts.some(({ from, to }) => parseInstant(from) < begin + length && parseInstant(to) > begin)
}
