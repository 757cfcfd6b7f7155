import { type ActId, actIdOf } from '@debut/events/kernel/act-id.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { memberStream, PreferencesChanged } from '@debut/events/members/member-events.ts'
import { DEFAULT_PREFERENCES } from '@debut/events/members/preferences.ts'
import { AppealMade, conductStream, MemberSuspended, SanctionLifted } from '@debut/events/moderation/conduct-events.ts'
import type { MadeCommits } from '../made-commits.ts'
import { memberOf } from './members.ts'

const UNTIL = '2027-01-01T00:00:00Z'

/** What moderators decide about members, and what these say to it. */
export class HistoryOfConduct {
  readonly #log: MadeCommits
  readonly #suspended = new Map<MemberId, ActId>()
  readonly #events = new Map<MemberId, number>()

  constructor(log: MadeCommits) {
    this.#log = log
  }

  /** A member is suspended, appeals and wants no more notifications of likes; or the suspension is lifted. */
  suspend(memberId: MemberId, wanted: boolean): void {
    const [by, known] = [memberOf(0), this.#suspended.get(memberId)]
    if (wanted === (known !== undefined)) return
    const stream = conductStream(memberId)
    const revision = this.#events.get(memberId) ?? 0
    if (known !== undefined) {
      this.#suspended.delete(memberId)
      this.#events.set(memberId, revision + 1)
      this.#log.append(stream, by, SanctionLifted({ memberId, actId: known, sanction: 'suspension', reason: 'reviewed', by }))
      return
    }
    const actId = actIdOf({ stream, revision })
    this.#suspended.set(memberId, actId)
    this.#events.set(memberId, revision + 2)
    this.#log.append(stream, by, MemberSuspended({ memberId, rule: 'spam', note: null, by, until: UNTIL }))
    this.#log.append(stream, memberId, AppealMade({ memberId, actId, stream, revision, text: 'These were different products.' }))
    const inApp = { ...DEFAULT_PREFERENCES.inApp, post_like: false }
    this.#log.append(memberStream(memberId), memberId, PreferencesChanged({ memberId, ...DEFAULT_PREFERENCES, inApp }))
  }
}
