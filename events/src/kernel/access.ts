/**
 * Who a request comes from, seen from what it asks for. `owner` and `other` are members before something that belongs to one of them;
 * `member` is a member before something without an owner.
 */
export const capacities = ['visitor', 'member', 'owner', 'other', 'admin', 'moderator', 'analyst'] as const
export type Capacity = (typeof capacities)[number]
/** `service` is no person: the operator of Debut, with a token of the service role. */
export type Allowed = Capacity | 'service'

type One = 'owner' | 'admin' | 'moderator' | 'analyst' | 'service'
/** As a capability's contract says it: everybody, every member, moderators with admins, or these alone. */
export type Who = 'everybody' | 'members' | 'moderators' | One | readonly One[]

/** A row of the access table. */
export interface Access {
  readonly who: Who
  /** Also open to a member who has shown only the first of two factors; what visitors may do always is. */
  readonly beforeSecondFactor?: true
  /** Also open to a member who is suspended or banned; reading, and what visitors may do, always is. */
  readonly whileSanctioned?: true
}

const members: readonly Allowed[] = ['member', 'owner', 'other', 'admin', 'moderator', 'analyst']

export const allowedBy = (who: Who): ReadonlySet<Allowed> => {
  if (who === 'everybody') return new Set(capacities)
  if (who === 'members') return new Set(members)
  if (who === 'moderators') return new Set(['moderator', 'admin'])
  return new Set(typeof who === 'string' ? [who] : who)
}
