import { useDispatch } from 'react-redux'
import { Unreachable } from '../../ui/unreachable.tsx'
import { alternativesRetryAsked } from './alternatives-slice.ts'

export const AlternativesUnreachable = () => {
  const dispatch = useDispatch()
  return (
    <Unreachable title="We can’t reach the alternatives right now" onRetry={() => dispatch(alternativesRetryAsked())}>
      Nothing is lost. We keep trying, and the list appears as soon as there is an answer.
    </Unreachable>
  )
}
