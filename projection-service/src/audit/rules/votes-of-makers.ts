import { dayOf } from '@debut/events/kernel/calendar.ts'
import { addDays, type Day } from '@debut/events/kernel/days.ts'
import type { EventOf } from '@debut/events/kernel/define-event.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { ToolEvent } from '@debut/events/tools/tool-events.ts'
import type { VoteCast, VoterEvent } from '@debut/events/voting/vote-events.ts'
import { LEFT_WITHIN_DAYS } from './voting-rules.ts'

type Cast = EventOf<typeof VoteCast>['data']

interface Kept {
  readonly cast: Cast
  mustBeVoid: boolean
  isVoid: boolean
}

/** What a member has had to do with a tool. */
interface Part {
  makesSince: Day | undefined
  invitedSince: Day | undefined
  /** The last day on which they may not vote for the tool because they left its makers. */
  leftUntil: Day | undefined
  readonly over: { readonly from: Day; readonly to: Day }[]
}

/**
 * Votes of a tool's makers are void: those cast by a maker, and when a member becomes one, those on launches that are not over, or on
 * whose day the member was a maker, was invited, or had left within 30 days. A member who left within 30 days casts none.
 */
export class VotesOfMakers {
  readonly #parts = new Map<string, Part>()
  readonly #votes = new Map<string, Map<number, Kept>>()

  takeTool({ event, envelope }: Recorded<ToolEvent>): void {
    const { toolId } = event.data
    const today = dayOf(envelope.at)
    switch (event.type) {
      case 'ToolListed':
        for (const maker of event.data.makers) this.#partIn(toolId, maker).makesSince = today
        return
      case 'MakerInvited':
        this.#partIn(toolId, event.data.memberId).invitedSince ??= today
        return
      case 'MakerJoined':
        return this.#joined(toolId, event.data.memberId, today)
      case 'ToolTransferred':
        return this.#joined(toolId, event.data.ownerId, today)
      case 'InvitationEnded':
        return this.#uninvited(this.#partIn(toolId, event.data.memberId), today)
      case 'MakerLeft': {
        const part = this.#partIn(toolId, event.data.memberId)
        if (part.makesSince !== undefined) part.over.push({ from: part.makesSince, to: addDays(today, LEFT_WITHIN_DAYS) })
        part.makesSince = undefined
        part.leftUntil = addDays(today, LEFT_WITHIN_DAYS)
        return
      }
      case 'ToolEdited':
      case 'ToolHidden':
      case 'ToolShown':
      case 'ToolModerated':
      case 'ToolRemoved':
      case 'SaleTermsChanged':
      case 'ToolPutUpForSale':
      case 'LaunchPlanned':
        return
    }
  }

  /** What is wrong with a vote that was voided as a maker's own. */
  take({ event }: Recorded<VoterEvent>): string[] {
    switch (event.type) {
      case 'VoteCast': {
        const { memberId, toolId, number, countsOn } = event.data
        const part = this.#parts.get(keyOf(toolId, memberId))
        const makes = part?.makesSince !== undefined
        this.#votesFor(event.data).set(number, { cast: event.data, mustBeVoid: makes, isVoid: false })
        const mayVoteAfter = makes ? undefined : part?.leftUntil
        return mayVoteAfter !== undefined && countsOn <= mayVoteAfter
          ? [`the member had left the tool’s makers within ${LEFT_WITHIN_DAYS} days`]
          : []
      }
      case 'VoteWithdrawn':
        if (event.data.withdrawnOn === event.data.countsOn) this.#votesFor(event.data).delete(event.data.number)
        return []
      case 'VoteVoided': {
        const vote = this.#votesFor(event.data).get(event.data.number)
        if (vote === undefined || event.data.reason !== 'own-tool') return []
        vote.isVoid = true
        return vote.mustBeVoid ? [] : ['it was voided as a maker’s own, which it is not']
      }
      case 'VoteRestored': {
        const vote = this.#votesFor(event.data).get(event.data.number)
        if (vote !== undefined) vote.isVoid = false
        return []
      }
      case 'VoteHeld':
      case 'StreakExtended':
      case 'StreakStepUndone':
      case 'RewardGranted':
      case 'RewardsAnnounced':
        return []
    }
  }

  /** Votes that should be void by now, and are not. */
  notVoid(): Cast[] {
    return [...this.#votes.values()].flatMap((votes) =>
      [...votes.values()].filter(({ mustBeVoid, isVoid }) => mustBeVoid && !isVoid).map(({ cast }) => cast),
    )
  }

  #joined(toolId: ToolId, memberId: MemberId, today: Day): void {
    const part = this.#partIn(toolId, memberId)
    this.#uninvited(part, today)
    if (part.makesSince !== undefined) return
    part.makesSince = today
    for (const vote of this.#votes.get(keyOf(toolId, memberId))?.values() ?? []) {
      const { boardDate } = vote.cast
      if (boardDate >= today || part.over.some(({ from, to }) => from <= boardDate && boardDate <= to)) vote.mustBeVoid = true
    }
  }

  #uninvited(part: Part, today: Day): void {
    if (part.invitedSince !== undefined) part.over.push({ from: part.invitedSince, to: today })
    part.invitedSince = undefined
  }

  #partIn(toolId: ToolId, memberId: MemberId): Part {
    const key = keyOf(toolId, memberId)
    const part = this.#parts.get(key) ?? { makesSince: undefined, invitedSince: undefined, leftUntil: undefined, over: [] }
    this.#parts.set(key, part)
    return part
  }

  #votesFor({ toolId, memberId }: Cast): Map<number, Kept> {
    const key = keyOf(toolId, memberId)
    const votes = this.#votes.get(key) ?? new Map<number, Kept>()
    this.#votes.set(key, votes)
    return votes
  }
}

const keyOf = (toolId: ToolId, memberId: MemberId) => `${toolId} ${memberId}`
