import { useMark } from '../../lib/marks/use-mark.ts'
import { OwnPart } from '../../lib/page/own-part.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { BookmarkIcon } from '../../ui/icons.tsx'
import { MarkButton } from '../../ui/mark-button.tsx'
import { SAVED } from './saving.ts'

interface Props {
  readonly toolId: string
  readonly name: string
  /** In a row there is room for its sign alone. */
  readonly isSmall?: boolean
}

export const SaveButton = (props: Props) => (
  <OwnPart>
    <Save {...props} />
  </OwnPart>
)

const Save = ({ toolId, name, isSmall }: Props) => (
  <MarkButton
    mark={useMark(SAVED, toolId)}
    label={`Save ${name} for later`}
    invitation="Sign in to save"
    className={() => (isSmall ? `${buttonClass('ghost', 's')} w-7 px-0! text-ink-3 md:w-9` : `${buttonClass('quiet', 'm')} min-w-24`)}
  >
    {(isSaved) => (
      <>
        <BookmarkIcon className={`${isSmall ? 'size-4.5' : 'size-3.5'} ${isSaved ? 'fill-current text-ink' : ''}`} />
        {isSmall ? null : isSaved ? 'Saved' : 'Save'}
      </>
    )}
  </MarkButton>
)
