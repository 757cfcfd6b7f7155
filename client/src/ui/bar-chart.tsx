const STEP = 11
const BAR = 8
const HEIGHT = 56
/** What is nothing, or has not come yet, is a line on the ground. */
const NOTHING = 1.5

type Props = {
  /** What the bars show, in a sentence; the numbers are in a table elsewhere. */
  label: string
  values: readonly number[]
  /** There may be fewer values yet. */
  slots: number
}

export const BarChart = ({ label, values, slots }: Props) => {
  const max = Math.max(1, ...values)
  const bars = Array.from({ length: slots }, (_, index) => values[index] ?? 0)
  return (
    <svg viewBox={`0 0 ${slots * STEP - (STEP - BAR)} ${HEIGHT}`} role="img" aria-label={label} className="block w-full">
      {bars.map((value, index) => {
        const height = value === 0 ? NOTHING : Math.max(4, (value * HEIGHT) / max)
        return (
          <rect
            key={index}
            x={index * STEP}
            y={Math.round((HEIGHT - height) * 10) / 10}
            width={BAR}
            height={Math.round(height * 10) / 10}
            rx={value === 0 ? 0.75 : 2.5}
            data-empty={value === 0}
            className={`bar-chart-bar ${value === 0 ? 'fill-line' : 'fill-lime'}`}
          />
        )
      })}
    </svg>
  )
}
