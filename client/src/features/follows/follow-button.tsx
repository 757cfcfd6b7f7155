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
  /** The page is about them: it is the first thing to do there. */
  readonly isMain?: boolean
}

export const FollowButton = (props: Props) => (
  <OwnPart>
    <UnlessOneself {...props} />
  </OwnPart>
)

/** Members cannot follow themselves. */
const UnlessOneself = (props: Props) => (useSelector(selectMemberId) === props.id ? null : <Follow {...props} />)

const classOf = ({ isSmall = false, isMain = false }: Props, follows: boolean): string => {
  if (isSmall) return `${buttonClass('quiet', 's')} min-w-22`
  return isMain ? `${buttonClass(follows ? 'quiet' : 'primary', 'm')} min-w-30 max-md:grow` : `${buttonClass('quiet', 'm')} min-w-30`
}

const Follow = ({ mark, id, name, ...look }: Props) => (
  <MarkButton
    mark={useMark(mark, id)}
    label={`Follow ${name}`}
    invitation="Sign in to follow"
    className={(follows) => classOf({ mark, id, name, ...look }, follows)}
  >
    {(follows) => (
      <>
        {follows ? <CheckIcon className="size-3.5" /> : null}
        {follows ? 'Following' : 'Follow'}
      </>
    )}
  </MarkButton>
)
