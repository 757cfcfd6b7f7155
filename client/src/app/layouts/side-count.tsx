import { grouped } from '../../ui/grouped.ts'

/** An item of the navigation shows how much waits there, and shows no number where nothing does. */
export const SideCount = ({ count }: { count: number }) =>
  count <= 0 ? null : (
    <span className="side-count">
      <span className="sr-only">, </span>
      {grouped(count)}
      <span className="sr-only"> waiting</span>
    </span>
  )
