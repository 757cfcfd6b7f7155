import { useSelector } from 'react-redux'
import { ONLY } from '../../../lib/marks/mark.ts'
import { useMark } from '../../../lib/marks/use-mark.ts'
import { OwnPart } from '../../../lib/page/own-part.tsx'
import { selectMemberId } from '../../../lib/session/session-slice.ts'
import { Switch } from '../../../ui/switch.tsx'
import { SHARED } from '../saving.ts'

interface Props {
  /** Whose list it is: only they have the switch. */
  readonly memberId: string
  /** What the list itself says. */
  readonly was: boolean
}

export const PublishSwitch = (props: Props) => (
  <OwnPart>
    <OwnSwitch {...props} />
  </OwnPart>
)

const OwnSwitch = ({ memberId, was }: Props) => {
  const isOwn = useSelector(selectMemberId) === memberId
  const { isMarked, toggle } = useMark(SHARED, ONLY)
  const shared = isMarked ?? was
  return isOwn ? (
    <Switch
      id="publish-saved"
      className="rounded-panel border border-line-2 bg-surface px-4 py-3"
      label="Published"
      hint={
        shared
          ? 'Everybody can see this list, and your profile leads to it.'
          : 'Only you can see this list. Published, everybody can, and your profile leads to it.'
      }
      checked={shared}
      onChange={toggle}
    />
  ) : null
}
