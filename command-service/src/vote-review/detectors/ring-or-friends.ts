/** How often a ring's member votes for one of its tools, and a friend for what a friend launches. */
export const LOYALTY = 0.7
const FRIENDSHIP = 0.45

/** Somebody who is seen, as they voted at least twice. */
export interface Supporter {
  readonly votes: number
  /** For so many they could have voted. */
  readonly chances: number
}

/** How much likelier they are a ring than friends, as a logarithm. Friends come now and then, and few of them each time. */
export const ringOrFriends = (supporters: readonly Supporter[]): number =>
  supporters.reduce((sum, { votes, chances }) => sum + logChance(votes, chances, LOYALTY) - logChance(votes, chances, FRIENDSHIP), 0)

/** Of just these votes; members who voted less than twice are unknown. */
const logChance = (votes: number, chances: number, loyalty: number): number => {
  const without = 1 - loyalty
  const isSeen = 1 - without ** chances - chances * loyalty * without ** (chances - 1)
  return votes * Math.log(loyalty) + (chances - votes) * Math.log(without) - Math.log(isSeen)
}
