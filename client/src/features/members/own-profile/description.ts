import { type LinkKind, linkKinds, linkProblem, LONGEST_BIO } from '@debut/events/members/self-description.ts'
import { grouped } from '../../../ui/grouped.ts'

export interface Description {
  readonly bio: string
  readonly links: Readonly<Partial<Record<LinkKind, string>>>
}

const given = ({ links }: Description) =>
  linkKinds.flatMap((kind) => {
    const address = links[kind]?.trim() ?? ''
    return address === '' ? [] : [[kind, address] as const]
  })

/** As the command takes it: fields that are left empty are no links. */
export const payloadOf = (typed: Description) => ({ bio: typed.bio, links: Object.fromEntries(given(typed)) })

export const isSameDescription = (one: Description, other: Description): boolean =>
  one.bio.trim() === other.bio.trim() && JSON.stringify(given(one)) === JSON.stringify(given(other))

/** What is wrong with each link, in words that finish "This link …". */
export const linkErrors = (typed: Description): Readonly<Partial<Record<LinkKind, string>>> =>
  Object.fromEntries(given(typed).map(([kind, address]) => [kind, linkProblem(kind, address)]))

/** From here on a member sees how much room there is. */
const COUNTED_FROM = 200

export const roomFor = (bio: string): string | undefined => {
  const { length } = bio.trim()
  if (length < COUNTED_FROM) return undefined
  const left = LONGEST_BIO - length
  return left < 0 ? `${grouped(-left)} too many` : `${left} left`
}
