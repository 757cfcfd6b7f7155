import { Link } from '../../../ui/link.tsx'
import type { Period } from '@debut/events/kernel/periods.ts'
import { PERIODS } from './period.ts'

export const BoardTabs = ({ period }: { period: Period }) => (
  <nav aria-label="Boards" className="segments max-md:flex">
    {PERIODS.map((one) => (
      <Link key={one.path} to={one.path} className="segment max-md:grow" aria-current={one.period === period ? 'page' : undefined}>
        {one.label}
      </Link>
    ))}
  </nav>
)
