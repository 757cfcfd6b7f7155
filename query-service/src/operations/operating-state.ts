import { OperatingState } from '@debut/events/operations/operating-state.ts'
import { operatingStateRoute } from '@debut/events/operations/operation-routes.ts'
import type { Parts } from '../kernel/query.ts'

const MOST_POSITIONS = 100

/** What the command-service knows. Undefined while it does not answer: the rest is shown without. */
export const operatingState = async ({ ask, checkpoints }: Parts): Promise<OperatingState | undefined> => {
  const positions = [
    ...new Set(
      checkpoints
        .all()
        .values()
        .map(({ position }) => position),
    ),
  ].slice(0, MOST_POSITIONS)
  try {
    return await ask(operatingStateRoute.path, { positions }, OperatingState)
  } catch {
    return undefined
  }
}
