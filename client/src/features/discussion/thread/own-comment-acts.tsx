import type { After } from '../../../lib/commands/forms-slice.ts'
import { DeleteComment } from './delete-comment.tsx'
import { expectEditForm } from './write/late-forms.ts'

interface Props {
  readonly commentId: string
  readonly changes: NonNullable<After['changes']>
  readonly edit: () => void
}

/** Lets members edit and delete what they wrote. */
export const OwnCommentActs = ({ commentId, changes, edit }: Props) => (
  <>
    <button
      type="button"
      className="text-act"
      aria-label="Edit your comment"
      onPointerEnter={expectEditForm}
      onFocus={expectEditForm}
      onClick={edit}
    >
      Edit
    </button>
    <DeleteComment commentId={commentId} changes={changes} />
  </>
)
