import type { Session } from '@debut/adapters/session.ts'
import type { Build } from './build.ts'

interface Swapped {
  readonly from: number
  readonly sameLogic: boolean
  /** What the comparison before it found. */
  readonly equal?: number
  readonly differences?: number
  readonly heldMs?: number
}

/** For those who want to know what is in force since when. Inside the transaction that swaps. */
export const noteSwap = (session: Session, { projector, version }: Build, { from, sameLogic, equal, differences, heldMs }: Swapped) =>
  session.query(
    `insert into projections.swaps (name, from_version, to_version, same_logic, equal, differences, held_ms) values ($1, $2, $3, $4, $5, $6, $7)`,
    [projector.name, from, version, sameLogic, equal ?? null, differences ?? null, heldMs ?? null],
  )
