import { useSelector } from 'react-redux'
import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { usePlace } from '../../../lib/page/place-context.ts'
import { useResource } from '../../../lib/resources/use-resource.ts'
import { type Board, shownOf } from './board.ts'
import { pageQueryAt } from './board-page-query.ts'
import { boardOn } from './boards.ts'
import { withHeld } from './held-rows.ts'
import { selectLooking } from './looking-slice.ts'
import { startBy, todayBy } from './today.ts'

/**
 * The board of the page as far as it is known; the moment of its past that the reader looks at in passing; and what is shown of either:
 * `latest` is how it stands, and `entries` how its rows stand while the reader points at one.
 */
export const useBoard = () => {
  const query = pageQueryAt(usePlace())
  const view = useResource(boardOn(query))
  const board = view.status === 'ready' ? view.data : undefined
  const today = useSelector((state: Parameters<typeof selectNow>[0]) => todayBy(selectNow(state), query, board))
  const looking = useSelector(selectLooking)
  const isOfBoard = (other: Pick<Board, 'period' | 'start'> | undefined) => other?.period === board?.period && other?.start === board?.start
  const moment = isOfBoard(looking.moment?.board) ? looking.moment : undefined
  const asOf = moment?.asOf ?? query.asOf
  const latest = shownOf(moment?.board ?? board)
  const held = asOf === undefined && isOfBoard(looking.held) ? looking.held : undefined
  const entries = held === undefined ? latest : withHeld(held.entries, latest)
  const isDrawn = query.period === 'day' && entries.some(({ hidden }) => hidden)
  return {
    query,
    view,
    board,
    moment,
    asOf,
    latest,
    isHeld: held !== undefined,
    entries,
    /** A day of which nothing is ranked yet. */
    isDrawn,
    /** Its ranks have come while its reader was here. */
    isJustRanked: !(isDrawn && asOf === undefined) && looking.drawn === today && board?.start === today,
    today,
    start: startBy(today, query, board),
  }
}
