import { useSelector } from 'react-redux'
import { givenPicture } from '../lib/images/given-picture.ts'
import { selectMemberId, selectProfile, type SessionState } from '../lib/session/session-slice.ts'
import { Avatar } from './avatar.tsx'
import { borderOf } from './border-of.ts'

interface Props {
  /** Its size. */
  readonly className?: string
}

/** The signed-in member's own. Until the server says who they are, it is the one that is drawn from their id. */
export const OwnFace = ({ className = 'size-9' }: Props) => {
  const memberId = useSelector((state: { readonly session: SessionState }) => selectMemberId(state))
  const profile = useSelector((state: { readonly session: SessionState }) => selectProfile(state))
  return (
    <Avatar
      seed={memberId ?? null}
      picture={givenPicture(profile?.avatarUrl)}
      border={borderOf(profile?.tier ?? 0)}
      className={className}
    />
  )
}
