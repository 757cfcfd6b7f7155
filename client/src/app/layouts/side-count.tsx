import { grouped } from '../../ui/grouped.ts'

/** Beside an item of the navigation; of nothing, nothing is said. */
export const SideCount = ({ count }: { count: number }) =>
  count <= 0 ? null : (
    <span className="side-count">
      <span className="sr-only">, </span>
      {grouped(count)}
      <span className="sr-only"> waiting</span>
    </span>
  )
