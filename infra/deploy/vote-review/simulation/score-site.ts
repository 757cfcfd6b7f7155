import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Detector } from '@debut/command-service/vote-review/detectors/suspicion.ts'
import { suspicionsOf } from '@debut/command-service/vote-review/detectors/suspicions.ts'
import type { ReviewSettings } from '@debut/command-service/vote-review/review-settings.ts'
import { VoteWindow } from '@debut/command-service/vote-review/vote-window.ts'
import type { SimulatedSite } from './simulated-site.ts'

/** The live process looks within seconds. What it finds hardly depends on that. */
const LOOK_SECONDS = 43_200

export interface SiteScore {
  readonly votes: number
  /** More than half of what its members gave to the ring's own tools was held in the end. */
  readonly ringsFound: number
  readonly rings: number
  /** In no ring. */
  readonly honest: number
  /** A vote of theirs was held at any time. */
  readonly honestHeld: number
  readonly heldBy: Readonly<Record<Detector, number>>
  readonly detectorsMs: number
}

/** Lives through the days with all detectors on, each vote held once, and none restored. */
export const scoreSite = ({ events, rings, members }: SimulatedSite, settings: ReviewSettings): SiteScore => {
  const window = new VoteWindow()
  const held = new Set<string>()
  const heldMembers = new Set<MemberId>()
  const heldBy = { burst: 0, 'new-account': 0, 'shared-origin': 0, ring: 0 } satisfies Record<Detector, number>
  let detectorsMs = 0
  const look = () => {
    const begun = performance.now()
    for (const launch of window.touched)
      for (const { detector, votes } of suspicionsOf(launch, window, settings))
        for (const vote of votes) {
          window.judge(vote.member.id, vote.number, detector)
          held.add(`${vote.member.id} ${vote.number}`)
          heldMembers.add(vote.member.id)
          heldBy[detector]++
        }
    window.looked()
    detectorsMs += performance.now() - begun
  }
  let [next, votes] = [0, 0]
  for (const event of events) {
    if (event.at >= next) {
      look()
      next = event.at + LOOK_SECONDS
    }
    if (event.type === 'joined') window.join(event.memberId, event.at)
    else {
      votes++
      window.cast(event.vote, event.at)
      window.comesFrom(event.vote.memberId, event.vote.launchId, event.origin)
    }
  }
  look()

  const given = rings.map(() => ({ all: 0, held: 0 }))
  for (const event of events) {
    if (event.type !== 'voted') continue
    const { memberId, launchId, number } = event.vote
    for (const [index, ring] of rings.entries()) {
      const sum = given[index]
      if (sum === undefined || !ring.members.has(memberId) || !ring.launches.has(launchId)) continue
      sum.all++
      if (held.has(`${memberId} ${number}`)) sum.held++
    }
  }
  const inRings = new Set(rings.flatMap((ring) => [...ring.members]))
  return {
    votes,
    ringsFound: given.filter(({ all, held: found }) => found > all / 2).length,
    rings: rings.length,
    honest: members.length - inRings.size,
    honestHeld: [...heldMembers].filter((memberId) => !inRings.has(memberId)).length,
    heldBy,
    detectorsMs,
  }
}
