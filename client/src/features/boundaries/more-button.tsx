import { useSelector } from 'react-redux'
import { OwnPart } from '../../lib/page/own-part.tsx'
import { useMounted } from '../../lib/page/use-mounted.ts'
import { selectIsMember, selectMemberId } from '../../lib/session/session-slice.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { MoreIcon } from '../../ui/icons.tsx'
import { lateOverlay } from '../../ui/late.tsx'
import type { About } from './boundary-menu.tsx'
import type { BoundaryState } from './boundary-state.ts'

const BoundaryMenu = lateOverlay<{ readonly about: About }>(async () => (await import('./boundary-menu.tsx')).BoundaryMenu)

interface Props {
  readonly about: About
  /** "Aya’s comment". */
  readonly name: string
  readonly size?: 's' | 'm'
}

/** Leads members to what they can mute and block. */
export const MoreButton = (props: Props) => (
  <OwnPart>
    <More {...props} />
  </OwnPart>
)

const More = ({ about, name, size = 's' }: Props) => {
  const isMember = useSelector((state: BoundaryState) => selectIsMember(state))
  const isOwn = useSelector((state: BoundaryState) => selectMemberId(state)) === about.member?.memberId
  const isMounted = useMounted()
  const isAboutMore = about.postId !== undefined || about.tool !== undefined
  if (!isMounted || !isMember || (isOwn && !isAboutMore)) return null
  return (
    <BoundaryMenu
      about={about}
      trigger={
        <IconButton label={`More about ${name}`} size={size} className="needs-script">
          <MoreIcon />
        </IconButton>
      }
    />
  )
}
