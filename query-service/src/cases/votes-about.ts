import type { CaseTool, VotesAbout } from '@debut/events/cases/case-answers.ts'
import type { Pseudonym } from '@debut/events/cases/case-form.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'

interface Cast {
  readonly toolId: ToolId
  readonly memberId: MemberId
}

interface Shown {
  /** The number of votes when they were judged. It is kept because votes are deleted with their voter's account. */
  readonly count: number
  readonly tools: ReadonlyMap<ToolId, CaseTool>
  readonly pseudonymOf: (memberId: MemberId) => Pseudonym
}

/** Names the products of a decision, and the voter if there is only one. */
export const votesAbout = (votes: readonly Cast[], { count, tools, pseudonymOf }: Shown): VotesAbout => {
  const [first] = votes
  const isOfOne = votes.length === count && votes.every(({ memberId }) => memberId === first?.memberId)
  return {
    products: [...Map.groupBy(votes, ({ toolId }) => toolId)]
      .map(([toolId, own]) => ({ tool: tools.get(toolId) ?? null, votes: own.length }))
      .toSorted((one, other) => other.votes - one.votes),
    voter: first !== undefined && isOfOne ? pseudonymOf(first.memberId) : null,
  }
}
