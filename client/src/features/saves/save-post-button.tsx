import { useMark } from '../../lib/marks/use-mark.ts'
import { OwnPart } from '../../lib/page/own-part.tsx'
import { BookmarkIcon } from '../../ui/icons.tsx'
import { MarkButton } from '../../ui/mark-button.tsx'
import { SAVED_POSTS } from './saving.ts'

interface Props {
  readonly postId: string
  readonly name: string
}

export const SavePostButton = (props: Props) => (
  <OwnPart>
    <Save {...props} />
  </OwnPart>
)

const Save = ({ postId, name }: Props) => (
  <MarkButton
    mark={useMark(SAVED_POSTS, postId)}
    label={`Save ${name} for later`}
    invitation="Sign in to save"
    className={() => 'like justify-center'}
  >
    {(isSaved) => <BookmarkIcon className={`size-4 ${isSaved ? 'fill-current text-ink' : ''}`} />}
  </MarkButton>
)
