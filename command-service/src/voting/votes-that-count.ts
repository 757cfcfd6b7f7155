import type { EventOf } from '@debut/events/kernel/define-event.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { VoidReason } from '@debut/events/launches/moderation-reason.ts'
import type { VoteCast } from '@debut/events/voting/vote-events.ts'

type Card = EventOf<typeof VoteCast>['data']

/** A vote that counts somewhere, or would if it were restored. Most are neither judged nor withdrawn, and a voter has thousands. */
export interface CountingVote extends Pick<Card, 'number' | 'toolId' | 'boardDate' | 'countsOn' | 'weight'> {
  readonly judged?: 'held' | 'voided'
  /** What it was held or voided for so far, restored since or not. */
  readonly accused?: readonly VoidReason[]
  /** On a later day than it was cast: it stays in the periods that were over by then. */
  readonly withdrawn?: true
}

/** Voided because the voter makes the tool: no judgement changes that. */
export const isOwn = ({ accused }: CountingVote): boolean => accused?.includes('own-tool') === true

/** By launch, in buckets: a ten-year voter's next vote loads and copies one bucket, not ten years. */
export type VotesThatCount = Readonly<Record<string, Readonly<Record<LaunchId, readonly CountingVote[]>>>>

/** A ULID begins with the time: its first four characters stay the same for twelve days. */
export const bucketOf = (launchId: LaunchId): string => launchId.slice(0, 4)

/** All of one launch, in the order they were cast. */
export const votesFor = (votes: VotesThatCount, launchId: LaunchId): readonly CountingVote[] => votes[bucketOf(launchId)]?.[launchId] ?? []

/** The one that can be withdrawn; as long as there is one, there is no other. */
export const standingVote = (votes: VotesThatCount, launchId: LaunchId): CountingVote | undefined =>
  votesFor(votes, launchId).find(({ withdrawn }) => !withdrawn)

export const withVote = (votes: VotesThatCount, { number, launchId, toolId, boardDate, countsOn, weight }: Card): VotesThatCount =>
  withVotes(votes, launchId, (ofLaunch) => [...ofLaunch, { number, toolId, boardDate, countsOn, weight }])

export const withoutVote = (votes: VotesThatCount, { number, launchId }: Card): VotesThatCount =>
  withVotes(votes, launchId, (ofLaunch) => ofLaunch.filter((vote) => vote.number !== number))

export const withChange = (
  votes: VotesThatCount,
  { number, launchId }: Card,
  change: (vote: CountingVote) => CountingVote,
): VotesThatCount => withVotes(votes, launchId, (ofLaunch) => ofLaunch.map((vote) => (vote.number === number ? change(vote) : vote)))

const withVotes = (
  votes: VotesThatCount,
  launchId: LaunchId,
  change: (ofLaunch: readonly CountingVote[]) => readonly CountingVote[],
): VotesThatCount => {
  const bucket = bucketOf(launchId)
  const { [launchId]: ofLaunch = [], ...others } = votes[bucket] ?? {}
  const these = change(ofLaunch)
  return { ...votes, [bucket]: these.length === 0 ? others : { ...others, [launchId]: these } }
}
