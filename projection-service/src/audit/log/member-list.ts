import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { MemberEvent } from '@debut/events/members/member-events.ts'

interface ListedMember {
  readonly memberId: MemberId
  readonly username: string | null
  readonly registeredAt: number
  readonly position: LogPosition
}

/** Who is a member, in the order they came, and whose address or phone was seen to be theirs. */
export class MemberList {
  readonly verified = new Set<MemberId>()
  readonly #members = new Map<MemberId, ListedMember>()

  take({ event: { type, data }, envelope, position }: Recorded<MemberEvent>): void {
    const { memberId } = data
    const known = this.#members.get(memberId)
    switch (type) {
      case 'MemberRegistered':
        this.#members.set(memberId, { memberId, username: data.username, registeredAt: envelope.at.toMillis(), position })
        return
      case 'EmailVerified':
      case 'PhoneVerified':
        this.verified.add(memberId)
        return
      // Without its key a name reads as null: that its member is gone, the last event of theirs says.
      case 'UsernameChanged':
        if (known !== undefined && data.username !== null) this.#members.set(memberId, { ...known, username: data.username })
        return
      case 'MemberErased':
        if (known !== undefined) this.#members.set(memberId, { ...known, username: null })
        return
      case 'MemberNamed':
      case 'MemberNameRemoved':
      case 'AvatarChanged':
      case 'AvatarRemoved':
      case 'MakerAdmitted':
      case 'MemberOnboarded':
      case 'ProfileDescribed':
      case 'RoleGranted':
      case 'RoleRevoked':
      case 'PreferencesChanged':
        return
    }
  }

  members(): ListedMember[] {
    return [...this.#members.values()]
  }

  has(id: string): boolean {
    return (this.#members as ReadonlyMap<string, ListedMember>).has(id)
  }

  /** Of those who have a name. */
  count(): number {
    return this.members().filter(({ username }) => username !== null).length
  }
}
