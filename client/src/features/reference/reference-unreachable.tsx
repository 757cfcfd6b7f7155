import { useDispatch } from 'react-redux'
import { Button } from '../../ui/button.tsx'
import { StageMessage } from '../../ui/stage-message.tsx'
import { referenceRetryAsked } from './reference-slice.ts'

export const ReferenceUnreachable = () => {
  const dispatch = useDispatch()
  return (
    <StageMessage title="We can’t reach the reference right now" lit={false}>
      <p>We keep trying, and it appears as soon as there is an answer.</p>
      <Button className="needs-script" onClick={() => dispatch(referenceRetryAsked())}>
        Try now
      </Button>
    </StageMessage>
  )
}
