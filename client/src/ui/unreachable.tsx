import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { StageMessage } from './stage-message.tsx'

type Props = { what: string; heading?: 'h1' | 'h2'; onRetry: () => void; children?: ReactNode }

const WAIT = 'Nothing is lost. We keep trying, and this page fills as soon as there is an answer.'

/** Says that there was no answer and what happens next. The button asks at once. */
export const Unreachable = ({ what, heading = 'h2', onRetry, children = WAIT }: Props) => (
  <StageMessage title={`We can’t reach ${what} right now`} lit={false} heading={heading}>
    <p>{children}</p>
    <Button className="needs-script" onClick={onRetry}>
      Try now
    </Button>
  </StageMessage>
)
