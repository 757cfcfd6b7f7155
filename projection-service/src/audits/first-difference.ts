import type { Day } from '@debut/events/kernel/days.ts'
import type { OpenedLaunch } from '../audit/rules/opened-launch.ts'
import type { StandingRow } from '../audit/tables/board-rows.ts'
import type { VoteStep } from './vote-steps.ts'

/**
 * The first event that a board does not have: the one after the last at which the launch stood as the board still shows it.
 * None where it never stood so.
 */
export const firstDifference = (
  row: StandingRow | undefined,
  { launchId, boardDate }: OpenedLaunch,
  steps: readonly VoteStep[],
): number | undefined => {
  const own = steps.flatMap((step, index) => (step.launchId === launchId && dayOf(step) === boardDate ? [{ step, index }] : []))
  const shown = row ?? { points: 0, voters: 0 }
  const last = own.at(-1)?.step
  if (last === undefined || (last.points === shown.points && last.voters === shown.voters)) return undefined
  const same = own.findLastIndex(({ step }) => step.points === shown.points && step.voters === shown.voters)
  if (same < 0 && (shown.points !== 0 || shown.voters !== 0)) return undefined
  return own[same + 1]?.index
}

const dayOf = ({ event }: VoteStep): Day => event.event.data.boardDate
