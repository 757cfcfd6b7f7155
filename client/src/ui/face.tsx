import { givenPicture } from '../lib/images/given-picture.ts'
import { Avatar } from './avatar.tsx'
import { borderOf } from './border-of.ts'

interface Props {
  readonly member: {
    readonly memberId: string
    /** Null once they are erased. */
    readonly username: string | null
    readonly avatar: string | null
    /** The highest streak that they were rewarded for. */
    readonly tier: number
  }
  /** Its size. */
  readonly className?: string
}

/** A member, with the border that their streak has earned. */
export const Face = ({ member: { memberId, username, avatar, tier }, className = 'size-8' }: Props) => (
  <Avatar
    seed={username === null ? null : memberId}
    picture={givenPicture(avatar ?? undefined)}
    border={borderOf(tier)}
    className={className}
  />
)
