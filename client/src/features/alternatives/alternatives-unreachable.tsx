import { useDispatch } from 'react-redux'
import { Button } from '../../ui/button.tsx'
import { StageMessage } from '../../ui/stage-message.tsx'
import { alternativesRetryAsked } from './alternatives-slice.ts'

export const AlternativesUnreachable = () => {
  const dispatch = useDispatch()
  return (
    <StageMessage title="We can’t reach the alternatives right now" lit={false}>
      <p>Nothing is lost. We keep trying, and the list appears as soon as there is an answer.</p>
      <Button className="needs-script" onClick={() => dispatch(alternativesRetryAsked())}>
        Try now
      </Button>
    </StageMessage>
  )
}
