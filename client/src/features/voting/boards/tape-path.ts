import { linePath } from '../../../ui/line-path.ts'

const QUARTER = 900_000

export const TAPE = { width: 960, height: 54, top: 10 }

interface Shown {
  /** After each quarter of an hour that has begun. */
  readonly points: readonly number[]
  /** At this moment. */
  readonly latest: number
  /** How long the day has been and how long it will have been, in milliseconds. */
  readonly elapsed: number
  readonly length: number
}

/** A launch's points from midnight to this moment, on a tape as long as the day. `height` is how high the line ends. */
export const tapePath = ({ points, latest, elapsed, length }: Shown) => {
  const whole = points.slice(0, Math.floor(elapsed / QUARTER))
  const max = Math.max(1, latest, ...whole)
  const frame = { width: TAPE.width, height: TAPE.height, slots: length / QUARTER, max: (max * TAPE.height) / (TAPE.height - TAPE.top) }
  const { line } = linePath(whole, frame)
  const x = Math.round((Math.min(elapsed, length) / length) * TAPE.width)
  const y = Math.round(TAPE.height - (latest * (TAPE.height - TAPE.top)) / max)
  return { line: `${line}L${x} ${y}`, area: `${line}L${x} ${y}L${x} ${TAPE.height}L0 ${TAPE.height}Z`, y }
}
