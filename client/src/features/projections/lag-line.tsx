import { shortDuration } from './durations.ts'

const WIDTH = 90
const HEIGHT = 22
/** Below this a lag is nothing to look at, so that a line of small ones stays flat. */
const LEAST_SCALE_MS = 1_000
/** Hours after a start and fractions of a second have room in one line. */
const scaled = (milliseconds: number): number => Math.log10(1 + milliseconds / 100)

interface Props {
  readonly name: string
  readonly minutes: readonly (number | null)[]
}

/** The longest lag of each minute of the last hour. Minutes without a word are gaps. */
export const LagLine = ({ name, minutes }: Props) => {
  const known = minutes.filter((value) => value !== null)
  if (known.length === 0) return <span className="text-ink-3">–</span>
  const longest = Math.max(...known)
  const max = scaled(Math.max(LEAST_SCALE_MS, longest))
  const step = WIDTH / Math.max(1, minutes.length - 1)
  const place = (value: number, index: number) =>
    `${Math.round(index * step * 10) / 10} ${Math.round((HEIGHT - 2 - (scaled(value) / max) * (HEIGHT - 4)) * 10) / 10}`
  const path = minutes
    .map((value, index) => {
      if (value === null) return ''
      const isStart = index === 0 || minutes[index - 1] === null
      // A lone minute is a dot.
      return `${isStart ? 'M' : 'L'}${place(value, index)}${isStart && (minutes[index + 1] ?? null) === null ? 'h.1' : ''}`
    })
    .join('')
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Longest lag of ${name} in the last hour: ${shortDuration(longest)}`}
      className="h-5.5 w-22.5"
    >
      <path d={path} fill="none" strokeWidth={1.4} strokeLinejoin="round" strokeLinecap="round" className="stroke-ink-3" />
    </svg>
  )
}
