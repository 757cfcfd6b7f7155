import { useDispatch } from 'react-redux'
import { Unreachable } from '../../ui/unreachable.tsx'
import { searchRetryRequested } from './search-slice.ts'

export const SearchUnreachable = () => {
  const dispatch = useDispatch()
  return (
    <Unreachable title="We can’t search right now" onRetry={() => dispatch(searchRetryRequested())}>
      We keep trying, and what is found appears as soon as there is an answer.
    </Unreachable>
  )
}
