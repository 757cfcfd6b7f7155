import { useSelector } from 'react-redux'
import { selectMayModerate, selectMemberId, type SessionState } from '../../../lib/session/session-slice.ts'
import { lateOverlay } from '../../../ui/late.tsx'
import type { Reported } from '../report/reported.ts'

const VersionsDialog = lateOverlay(async () => (await import('./versions-dialog.tsx')).VersionsDialog)

interface Props {
  readonly what: Reported
  readonly authorId: string
  /** "Aya’s comment". */
  readonly name: string
}

/** Shows the author of an edited text, and moderators, what it said before. It belongs into a part of the reader's own. */
export const VersionsButton = ({ what, authorId, name }: Props) => {
  const isAuthor = useSelector((state: { readonly session: SessionState }) => selectMemberId(state)) === authorId
  const mayModerate = useSelector((state: { readonly session: SessionState }) => selectMayModerate(state))
  if (!isAuthor && !mayModerate) return null
  return (
    <VersionsDialog
      what={what}
      name={isAuthor ? `your ${'postId' in what ? 'post' : 'comment'}` : name}
      trigger={
        <button type="button" className="text-act needs-script" aria-label={`Edits of ${name}`}>
          Edits
        </button>
      }
    />
  )
}
