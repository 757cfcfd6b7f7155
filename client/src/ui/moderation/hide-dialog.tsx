import type { After } from '../../lib/commands/forms-slice.ts'
import { useCommand } from '../../lib/commands/use-command.ts'
import { DecisionButtons } from '../queues/decision-buttons.tsx'
import { doneOf } from '../queues/queue.ts'
import { moderateAbout, type Moderated } from './moderated.ts'
import { hideText, showText } from './text-decisions.tsx'

interface Props {
  readonly text: Moderated
  /** "Aya’s comment". */
  readonly name: string
  readonly isHidden?: boolean
  /** What of the page it changes, or ends. */
  readonly after: Pick<After, 'changes' | 'ends'>
}

/** Hides a text where it is read, or shows it again. */
export const HideDialog = ({ text, name, isHidden = false, after }: Props) => {
  const stays = isHidden ? 'It stays hidden' : 'It was not hidden'
  const { send, isBusy, refused } = useCommand(moderateAbout(text), { ...after, refused: stays })
  return (
    <DecisionButtons
      name={name}
      decisions={[isHidden ? showText(text, name) : hideText(text, name)]}
      isBusy={isBusy}
      refused={refused}
      look="ghost"
      onDecide={(decision, payload) => void send(decision.command, payload, doneOf(decision, name))}
    />
  )
}
