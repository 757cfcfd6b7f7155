import type { After } from '../../lib/commands/forms-slice.ts'
import { withDecided } from './decided-rows.ts'
import { useDecisions } from './decisions.tsx'
import type { QueueRow } from './queue.ts'
import { Row } from './row.tsx'

interface Props {
  readonly label: string
  readonly list: string
  readonly rows: readonly QueueRow[]
  readonly changes: NonNullable<After['changes']>
}

/** A list of a queue, also with what was decided about and has left it. */
export const Rows = ({ label, list, rows, changes }: Props) => {
  const { decided, statusOf } = useDecisions()
  return (
    <ul aria-label={label}>
      {withDecided(rows, decided, list, statusOf).map((row, place) => (
        <Row key={row.about} row={row} list={list} place={place} changes={changes} />
      ))}
    </ul>
  )
}
