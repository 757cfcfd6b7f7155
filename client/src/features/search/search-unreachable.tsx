import { useDispatch } from 'react-redux'
import { Button } from '../../ui/button.tsx'
import { StageMessage } from '../../ui/stage-message.tsx'
import { searchRetryAsked } from './search-slice.ts'

export const SearchUnreachable = () => {
  const dispatch = useDispatch()
  return (
    <StageMessage title="We can’t search right now" lit={false}>
      <p>We keep trying, and what is found appears as soon as there is an answer.</p>
      <Button className="needs-script" onClick={() => dispatch(searchRetryAsked())}>
        Try now
      </Button>
    </StageMessage>
  )
}
