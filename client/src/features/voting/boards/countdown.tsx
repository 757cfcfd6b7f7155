import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { now as browserNow } from '../../../lib/clock/instants.ts'
import { countdownLabels } from './countdown-labels.ts'

const SECOND = 1_000

/** Ticks by itself, so that nothing around it is drawn again; screen readers read it in minutes when they come to it. */
export const Countdown = ({ to, look = 'text-ink' }: { to: number; look?: string }) => {
  const drawnAt = useSelector(selectNow)
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const tick = () => setNow(browserNow())
    const timer = setInterval(tick, SECOND)
    return () => clearInterval(timer)
  }, [])
  const { short, spoken } = countdownLabels(to - (now ?? drawnAt))
  return (
    <>
      <b className={`font-semibold whitespace-nowrap tabular-nums ${look}`} aria-hidden="true">
        {short}
      </b>
      <span className="sr-only">{spoken}</span>
    </>
  )
}
