import { Notice } from '../../../ui/notice.tsx'
import { useBoard } from './use-board.ts'

/** In the first hours everybody starts alike. */
export const HiddenNotice = () => {
  const { entries } = useBoard()
  if (!entries.some(({ hidden }) => hidden)) return null
  return (
    <div className="mb-3">
      <Notice title="Everybody starts alike">
        Points stay hidden until 04:00, Los Angeles time. Until then today’s launches stand in an order drawn by lot; your votes count.
      </Notice>
    </div>
  )
}
