import { useSelector } from 'react-redux'
import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { usePlace } from '../../../lib/page/place-context.ts'
import { useResource } from '../../../lib/resources/use-resource.ts'
import { shownOf } from './board.ts'
import { pageQueryAt } from './board-page-query.ts'
import { boardOn } from './boards.ts'
import { selectLooking } from './looking-slice.ts'
import { startBy, todayBy } from './today.ts'

/** The board of the page as far as it is known; the moment of its past that the reader looks at in passing; and what is shown of either. */
export const useBoard = () => {
  const query = pageQueryAt(usePlace())
  const view = useResource(boardOn(query))
  const board = view.status === 'ready' ? view.data : undefined
  const today = useSelector((state: Parameters<typeof selectNow>[0]) => todayBy(selectNow(state), query, board))
  const { moment: found } = useSelector(selectLooking)
  const isOfBoard = found?.board.period === board?.period && found?.board.start === board?.start
  const moment = isOfBoard ? found : undefined
  const asOf = moment?.asOf ?? query.asOf
  return { query, view, board, moment, asOf, entries: shownOf(moment?.board ?? board), today, start: startBy(today, query, board) }
}
