import { useDispatch } from 'react-redux'
import { Unreachable } from '../../../ui/unreachable.tsx'
import { listingsRetryRequested } from './listings-slice.ts'

export const ListingsUnreachable = () => {
  const dispatch = useDispatch()
  return (
    <Unreachable title="We can’t reach the directory right now" onRetry={() => dispatch(listingsRetryRequested())}>
      Nothing is lost. We keep trying, and the list appears as soon as there is an answer.
    </Unreachable>
  )
}
