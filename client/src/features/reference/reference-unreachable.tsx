import { useDispatch } from 'react-redux'
import { Unreachable } from '../../ui/unreachable.tsx'
import { referenceRetryRequested } from './reference-slice.ts'

export const ReferenceUnreachable = () => {
  const dispatch = useDispatch()
  return (
    <Unreachable title="We can’t reach the reference right now" onRetry={() => dispatch(referenceRetryRequested())}>
      We keep trying, and it appears as soon as there is an answer.
    </Unreachable>
  )
}
