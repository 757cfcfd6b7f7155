import type { After } from '../../lib/commands/forms-slice.ts'
import { useCommand } from '../../lib/commands/use-command.ts'
import { REASONS_TO_HIDE, REASONS_TO_SHOW } from '../../lib/reports/report-labels.ts'
import type { ButtonLook } from '../button-class.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { moderateAbout, type Moderated } from './moderated.ts'

interface Props {
  readonly text: Moderated
  /** "Aya’s comment". */
  readonly name: string
  readonly isHidden?: boolean
  readonly look?: ButtonLook
  /** What of the page it changes, or ends. */
  readonly after: Pick<After, 'changes' | 'ends'>
}

/** Hides a text or shows it again. Never without a reason: it is in the log. */
export const HideDialog = ({ text, name, isHidden = false, look = 'ghost', after }: Props) => {
  const refused = isHidden ? 'It stays hidden' : 'It was not hidden'
  const { send, isBusy } = useCommand(moderateAbout(text), { ...after, refused })
  return isHidden ? (
    <ReasonDialog
      label="Show again"
      fullLabel={`Show again: ${name}`}
      look={look}
      busy={isBusy}
      title={`Show ${name} again?`}
      text="Everybody can read it again. Your reason is in the log."
      act="Show it"
      reasons={REASONS_TO_SHOW}
      onAct={(reason) => void send(text.show, { ...text.payload, reason }, { title: 'Everybody can read it again' })}
    />
  ) : (
    <ReasonDialog
      label="Hide"
      fullLabel={`Hide ${name}`}
      look={look}
      busy={isBusy}
      title={`Hide ${name}?`}
      text={text.whenHidden}
      act="Hide it"
      actLook="danger"
      reasons={REASONS_TO_HIDE}
      onAct={(reason) => void send(text.hide, { ...text.payload, reason }, { title: 'It is hidden' })}
    />
  )
}
