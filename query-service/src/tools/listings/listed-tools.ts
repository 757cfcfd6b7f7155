import type { Day } from '@debut/events/kernel/days.ts'
import type { LaunchId } from '@debut/events/launches/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Parts } from '../../kernel/query.ts'
import { toolCards } from '../tool-cards.ts'

/** A tool as it stands on a shelf. */
export interface ShelfRow {
  readonly tool_id: ToolId
  readonly launch_id: LaunchId
  readonly board_date: Day
  readonly points: number
  readonly closed: boolean
}

/** The rows with their cards. A card that is not there yet comes with the next news of it. */
export const listedTools = async (rows: readonly ShelfRow[], { database, checkpoints }: Parts) => {
  const cards = await toolCards(database, checkpoints, [...new Set(rows.map(({ tool_id }) => tool_id))])
  return (shown: readonly ShelfRow[]) =>
    shown.flatMap(({ tool_id, launch_id, board_date, points, closed }) => {
      const card = cards.get(tool_id)
      return card === undefined ? [] : [{ ...card, launchId: launch_id, boardDate: board_date, points: closed ? points : null }]
    })
}
