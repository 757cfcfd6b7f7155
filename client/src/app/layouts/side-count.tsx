import { grouped } from '../../ui/grouped.ts'

/** It stands beside an item of the navigation, and is left out where nothing waits. */
export const SideCount = ({ count }: { count: number }) =>
  count <= 0 ? null : (
    <span className="side-count">
      <span className="sr-only">, </span>
      {grouped(count)}
      <span className="sr-only"> waiting</span>
    </span>
  )
