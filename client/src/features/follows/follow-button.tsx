import { useSelector } from 'react-redux'
import type { Mark } from '../../lib/marks/mark.ts'
import { useMark } from '../../lib/marks/use-mark.ts'
import { OwnPart } from '../../lib/page/own-part.tsx'
import { selectMemberId } from '../../lib/session/session-slice.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import { MarkButton } from '../../ui/mark-button.tsx'

interface Props {
  /** Of members or of tools. */
  readonly mark: Mark
  readonly id: string
  readonly name: string
  /** Beside a name there is room for less. */
  readonly isSmall?: boolean
}

export const FollowButton = (props: Props) => (
  <OwnPart>
    <UnlessOneself {...props} />
  </OwnPart>
)

/** Members cannot follow themselves. */
const UnlessOneself = (props: Props) => (useSelector(selectMemberId) === props.id ? null : <Follow {...props} />)

const Follow = ({ mark, id, name, isSmall = false }: Props) => (
  <MarkButton
    mark={useMark(mark, id)}
    label={`Follow ${name}`}
    invitation="Sign in to follow"
    className={() => (isSmall ? `${buttonClass('quiet', 's')} min-w-22` : `${buttonClass('quiet', 'm')} min-w-30`)}
  >
    {(follows) => (
      <>
        {follows ? <CheckIcon className="size-3.5" /> : null}
        {follows ? 'Following' : 'Follow'}
      </>
    )}
  </MarkButton>
)
