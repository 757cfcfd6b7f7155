import { addDays, dayAt } from '@debut/events/kernel/days.ts'
import { useSelector } from 'react-redux'
import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { longDayLabel } from '../../../lib/clock/day-labels.ts'
import { useData } from '../../../lib/resources/use-resource.ts'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import { ToolLogo } from '../../../ui/tool-logo.tsx'
import { upcoming } from './upcoming.ts'

const SHOWN = 5

/** Who is on stage next, in the order in which they got their places: it says nothing of how they will stand. */
export const NextCard = () => {
  const next = useData(upcoming())?.next
  const today = dayAt(useSelector(selectNow))
  if (next === undefined || next.day <= today) return null
  const { day, launches } = next
  return (
    <Card
      title="Next on stage"
      aside={<span className="font-medium text-ink-2">{day === addDays(today, 1) ? 'tomorrow' : longDayLabel(day, today)}</span>}
    >
      <ul className="mt-3.5 grid gap-2.75 text-sm">
        {launches.slice(0, SHOWN).map(({ launchId, slug, name, logo, tagline }) => (
          <li key={launchId} className="relative grid grid-cols-[34px_minmax(0,1fr)] items-center gap-2.5">
            <ToolLogo src={logo} size={34} />
            <span className="min-w-0">
              <Link to={`/tool/${slug}`} className="block truncate font-semibold after:absolute after:inset-0">
                {name}
              </Link>
              <span className="block truncate text-[12.5px] text-ink-2">{tagline}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-4 text-sm">
        {launches.length > SHOWN ? <span className="text-ink-2">and {launches.length - SHOWN} more</span> : null}
        <a href="/feeds/upcoming.ics" className="way-link">
          Add to calendar
        </a>
      </p>
    </Card>
  )
}
