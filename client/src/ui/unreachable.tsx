import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { StageMessage } from './stage-message.tsx'

type Props = { title: string; heading?: 'h1' | 'h2'; onRetry: () => void; children: ReactNode }

/** Where there was no answer: what becomes of it, and a button that asks at once. */
export const Unreachable = ({ title, heading = 'h2', onRetry, children }: Props) => (
  <StageMessage title={title} lit={false} heading={heading}>
    <p>{children}</p>
    <Button className="needs-script" onClick={onRetry}>
      Try now
    </Button>
  </StageMessage>
)
