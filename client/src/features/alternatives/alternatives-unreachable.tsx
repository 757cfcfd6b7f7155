import { useDispatch } from 'react-redux'
import { Unreachable } from '../../ui/unreachable.tsx'
import { alternativesRetryRequested } from './alternatives-slice.ts'

export const AlternativesUnreachable = () => {
  const dispatch = useDispatch()
  return (
    <Unreachable title="We can’t reach the alternatives right now" onRetry={() => dispatch(alternativesRetryRequested())}>
      Nothing is lost. We keep trying, and the list appears as soon as there is an answer.
    </Unreachable>
  )
}
