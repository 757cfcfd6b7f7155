import { useDispatch } from 'react-redux'
import { allReadRequested } from './notifications-slice.ts'

export const MarkAllButton = () => {
  const dispatch = useDispatch()
  return (
    <button type="button" className="way-link needs-script flex-none text-[14px]" onClick={() => dispatch(allReadRequested())}>
      Mark all as read
    </button>
  )
}
