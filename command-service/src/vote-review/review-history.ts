import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { MemberEvent } from '@debut/events/members/member-events.ts'
import type { VoterEvent } from '@debut/events/voting/vote-events.ts'
import type { Suspicion } from './detectors/suspicion.ts'
import { suspicionsOf } from './detectors/suspicions.ts'
import { noteForReview } from './note-for-review.ts'
import type { ReviewSettings } from './review-settings.ts'
import { VoteWindow } from './vote-window.ts'

/** So often, by the log's own clock. */
const LOOK_SECONDS = 86_400

/** What the live process would have held, found from the log alone: without origins, which are in no log. */
export class ReviewOfHistory {
  readonly #window = new VoteWindow()
  readonly #settings: ReviewSettings
  #lookAt = 0

  constructor(settings: ReviewSettings) {
    this.#settings = settings
  }

  take(recorded: Recorded<VoterEvent | MemberEvent>): Suspicion[] {
    const at = recorded.envelope.at.toSeconds()
    const found = at >= this.#lookAt ? this.look() : []
    if (at >= this.#lookAt) this.#lookAt = at + LOOK_SECONDS
    noteForReview(this.#window, recorded)
    return found
  }

  /** At what has come since the last look. */
  look(): Suspicion[] {
    const found = [...this.#window.touched].flatMap((launch) => suspicionsOf(launch, this.#window, this.#settings))
    for (const { detector, votes } of found) for (const { member, number } of votes) this.#window.judge(member.id, number, detector)
    this.#window.looked()
    return found
  }
}
