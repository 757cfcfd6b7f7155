import type { Day } from '@debut/events/kernel/days.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Parts } from '../../kernel/query.ts'
import { firstPictures } from '../../cards/first-pictures.ts'
import { toolCards } from '../../cards/tool-cards.ts'

/** A tool as it stands in a listing. */
export interface ListedRow {
  readonly tool_id: ToolId
  readonly launch_id: LaunchId
  readonly board_date: Day
  readonly points: number
  readonly closed: boolean
}

/** The rows with their cards. A card that is not there yet comes with its next change. */
export const listedTools = async (rows: readonly ListedRow[], parts: Parts, pictured: readonly ListedRow[] = []) => {
  const { database, checkpoints } = parts
  const [cards, pictures] = await Promise.all([
    toolCards(database, checkpoints, [...new Set(rows.map(({ tool_id }) => tool_id))]),
    firstPictures(
      pictured.map(({ tool_id }) => tool_id),
      parts,
    ),
  ])
  return (shown: readonly ListedRow[]) =>
    shown.flatMap(({ tool_id, launch_id, board_date, points, closed }) => {
      const card = cards.get(tool_id)
      if (card === undefined) return []
      const picture = pictures.get(tool_id)
      return [{ ...card, launchId: launch_id, boardDate: board_date, points: closed ? points : null, ...(picture && { picture }) }]
    })
}
