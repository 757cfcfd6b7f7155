import { savedSharedRoute } from '@debut/events/saves/save-routes.ts'
import { useSelector } from 'react-redux'
import { OwnPart } from '../../lib/page/own-part.tsx'
import { usePlace } from '../../lib/page/place-context.ts'
import { resource } from '../../lib/resources/resource.ts'
import { useData } from '../../lib/resources/use-resource.ts'
import { selectMemberId } from '../../lib/session/session-slice.ts'
import { Link } from '../../ui/link.tsx'

/** Whether a member's page leads everybody to what they saved. */
export const savedShared = resource(savedSharedRoute)

interface Props {
  readonly memberId: string
  readonly username: string
}

/** Leads those who may see the list to it. */
export const SavedTab = (props: Props) => (
  <OwnPart>
    <Tab {...props} />
  </OwnPart>
)

const Tab = ({ memberId, username }: Props) => {
  const isOwn = useSelector(selectMemberId) === memberId
  const isShared = useData(savedShared({ member: memberId }))?.shared ?? false
  const { path } = usePlace()
  const to = `/profile/${username}/saved`
  return isOwn || isShared ? (
    <Link to={to} className="tab" aria-current={path === to ? 'page' : undefined}>
      Saved
    </Link>
  ) : null
}
