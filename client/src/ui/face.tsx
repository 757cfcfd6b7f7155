import { givenPicture } from '../lib/images/given-picture.ts'
import { Avatar } from './avatar.tsx'

interface Props {
  readonly author: {
    readonly memberId: string
    readonly avatar: string | null
    /** The highest streak that they were rewarded for. */
    readonly tier: number
  }
  /** Its size. */
  readonly className?: string
}

/** Who wrote something, with the border that their streak has earned. */
export const Face = ({ author: { memberId, avatar, tier }, className = 'size-8' }: Props) => (
  <Avatar seed={memberId} picture={givenPicture(avatar ?? undefined)} border={borderOf(tier)} className={className} />
)

const borderOf = (tier: number) => {
  if (tier >= 500) return 500
  return tier >= 100 ? 100 : undefined
}
