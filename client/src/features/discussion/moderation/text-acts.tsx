import { ClearComment, ClearPost } from '@debut/events/discussion/discussion-commands.ts'
import type { ModeratedText } from '@debut/events/discussion/moderated-answers.ts'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { Button } from '../../../ui/button.tsx'
import { HideDialog } from '../report/hide-dialog.tsx'
import { moderateAbout } from '../report/moderate-about.ts'
import type { Reported } from '../report/reported.ts'
import { moderatedTexts } from './moderated-texts.ts'

interface Props {
  readonly text: Pick<ModeratedText, 'postId' | 'commentId' | 'state'>
  /** "Aya’s comment". */
  readonly name: string
}

/** Hides a text or shows it again, or settles what was reported without a change. */
export const TextActs = ({ text: { postId, commentId, state }, name }: Props) => {
  const what: Reported = commentId === null ? { postId: postId ?? '' } : { commentId }
  const isHidden = state === 'hidden'
  const changes = [moderatedTexts()]
  const { send, isBusy } = useCommand(moderateAbout(what), { changes, refused: 'It still waits here' })
  const clear = () =>
    void send('postId' in what ? ClearPost : ClearComment, what, { title: isHidden ? 'It stays hidden' : 'It stays as it is' })
  const label = isHidden ? 'Keep it hidden' : 'Leave it as it is'
  return (
    <div className="flex flex-wrap gap-2">
      <HideDialog what={what} name={name} isHidden={isHidden} look="quiet" after={{ changes }} />
      <Button look="quiet" size="s" className="needs-script" busy={isBusy} aria-label={`${label}: ${name}`} onClick={clear}>
        {label}
      </Button>
    </div>
  )
}
