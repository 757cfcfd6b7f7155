import { HideComment, HidePost, ShowComment, ShowPost } from '@debut/events/discussion/discussion-commands.ts'
import type { After } from '../../../lib/commands/forms-slice.ts'
import { useCommand } from '../../../lib/commands/use-command.ts'
import type { ButtonLook } from '../../../ui/button-class.ts'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { moderateAbout } from './moderate-about.ts'
import { REASONS_TO_HIDE, REASONS_TO_SHOW } from '../../../lib/reports/report-labels.ts'
import type { Reported } from './reported.ts'

export interface HideProps {
  readonly what: Reported
  /** "Aya’s comment". */
  readonly name: string
  readonly isHidden?: boolean
  readonly look?: ButtonLook
  /** What of the page it changes, or ends. */
  readonly after: Pick<After, 'changes' | 'ends'>
}

/** Never without a reason: it is in the log. */
export const HideDialog = ({ what, name, isHidden = false, look = 'ghost', after }: HideProps) => {
  const isPost = 'postId' in what
  const refused = isHidden ? 'It stays hidden' : 'It was not hidden'
  const { send, isBusy } = useCommand(moderateAbout(what), { ...after, refused })
  const [hide, show] = isPost ? [HidePost, ShowPost] : [HideComment, ShowComment]
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
      onAct={(reason) => void send(show, { ...what, reason }, { title: 'Everybody can read it again' })}
    />
  ) : (
    <ReasonDialog
      label="Hide"
      fullLabel={`Hide ${name}`}
      look={look}
      busy={isBusy}
      title={`Hide ${name}?`}
      text={
        isPost
          ? 'The post and its replies can’t be read until an admin shows it again.'
          : 'It can’t be read until an admin shows it again. Replies to it stay.'
      }
      act="Hide it"
      actLook="danger"
      reasons={REASONS_TO_HIDE}
      onAct={(reason) => void send(hide, { ...what, reason }, { title: 'It is hidden' })}
    />
  )
}
