import type { Day } from '@debut/events/kernel/calendar.ts'
import type { EventOf } from '@debut/events/kernel/define-event.ts'
import type { LaunchId } from '@debut/events/launches/launch-id.ts'
import type { VoteCast } from '@debut/events/voting/vote-events.ts'

type Card = EventOf<typeof VoteCast>['data']

/** A vote that counts somewhere, or would if it were restored. Most are neither judged nor withdrawn, and a voter has thousands. */
export interface CountingVote extends Pick<Card, 'number' | 'toolId' | 'boardDate' | 'countsOn' | 'weight'> {
  readonly judged?: 'held' | 'voided'
  /** On a later day than it was cast: it stays in the periods that were over by then. */
  readonly withdrawn?: true
}

/** By the month of the board and the launch: a ten-year voter's next vote copies one month, not ten years. */
export type VotesThatCount = Readonly<Record<string, Readonly<Record<LaunchId, readonly CountingVote[]>>>>

/** All of one launch, in the order they were cast. */
export const votesFor = (votes: VotesThatCount, launchId: LaunchId): readonly CountingVote[] => {
  for (const month in votes) {
    const ofLaunch = votes[month]?.[launchId]
    if (ofLaunch !== undefined) return ofLaunch
  }
  return []
}

/** The one that can be withdrawn; as long as there is one, there is no other. */
export const standingVote = (votes: VotesThatCount, launchId: LaunchId): CountingVote | undefined =>
  votesFor(votes, launchId).find(({ withdrawn }) => !withdrawn)

export const withVote = (votes: VotesThatCount, { number, launchId, toolId, boardDate, countsOn, weight }: Card): VotesThatCount => {
  const { ofLaunch, withThese } = at(votes, launchId, boardDate)
  return withThese([...ofLaunch, { number, toolId, boardDate, countsOn, weight }])
}

export const withoutVote = (votes: VotesThatCount, { number, launchId, boardDate }: Card): VotesThatCount => {
  const { ofLaunch, withThese } = at(votes, launchId, boardDate)
  return withThese(ofLaunch.filter((vote) => vote.number !== number))
}

export const withFate = (
  votes: VotesThatCount,
  { number, launchId, boardDate }: Card,
  fate: (vote: CountingVote) => CountingVote,
): VotesThatCount => {
  const { ofLaunch, withThese } = at(votes, launchId, boardDate)
  return withThese(ofLaunch.map((vote) => (vote.number === number ? fate(vote) : vote)))
}

const at = (votes: VotesThatCount, launchId: LaunchId, boardDate: Day) => {
  const month = boardDate.slice(0, 7)
  const { [launchId]: ofLaunch = [], ...others } = votes[month] ?? {}
  const withThese = (these: readonly CountingVote[]): VotesThatCount => ({
    ...votes,
    [month]: these.length === 0 ? others : { ...others, [launchId]: these },
  })
  return { ofLaunch, withThese }
}
