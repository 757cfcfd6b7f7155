import { useSelector } from 'react-redux'
import { selectDrawn, type WithBoards } from './boards-slice.ts'
import { Notice } from '../../../ui/notice.tsx'

const someHidden = (state: WithBoards) => {
  const { order, entries } = selectDrawn(state)
  return order.some((id) => entries[id]?.hidden)
}

/** In the first hours everybody starts alike. */
export const HiddenNotice = () =>
  useSelector(someHidden) ? (
    <div className="mb-3">
      <Notice title="Everybody starts alike">
        Points stay hidden until 04:00, Los Angeles time. Until then today’s launches stand in an order drawn by lot; your votes count.
      </Notice>
    </div>
  ) : null
