import type { After } from '../../lib/commands/forms-slice.ts'
import { useCommand } from '../../lib/commands/use-command.ts'
import { Button } from '../button.tsx'
import { HideDialog } from './hide-dialog.tsx'
import { moderateAbout, type Moderated } from './moderated.ts'

interface Props {
  readonly text: Moderated
  /** "Aya’s comment". */
  readonly name: string
  readonly isHidden: boolean
  readonly changes: NonNullable<After['changes']>
}

/** Hides a text that waits for a decision or shows it again, or settles what was reported without a change. */
export const DecideText = ({ text, name, isHidden, changes }: Props) => {
  const { send, isBusy } = useCommand(moderateAbout(text), { changes, refused: 'It still waits here' })
  const label = isHidden ? 'Keep it hidden' : 'Leave it as it is'
  return (
    <div className="flex flex-wrap gap-2">
      <HideDialog text={text} name={name} isHidden={isHidden} look="quiet" after={{ changes }} />
      <Button
        look="quiet"
        size="s"
        className="needs-script"
        busy={isBusy}
        aria-label={`${label}: ${name}`}
        onClick={() => void send(text.clear, text.payload, { title: isHidden ? 'It stays hidden' : 'It stays as it is' })}
      >
        {label}
      </Button>
    </div>
  )
}
