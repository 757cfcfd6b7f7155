import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { EventOf } from '@debut/events/kernel/define-event.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { ToolEvent } from '@debut/events/tools/tool-events.ts'
import type { VoteCast, VoterEvent } from '@debut/events/voting/vote-events.ts'
import type { OpenedLaunch } from './opened-launch.ts'
import { VoterRules } from './voter-rules.ts'
import { VotesOfMakers } from './votes-of-makers.ts'

type Vote = EventOf<typeof VoteCast>['data']

export interface BrokenRule {
  readonly memberId: MemberId
  /** The vote that it is about, or that came last. */
  readonly vote: Vote | undefined
  readonly text: string
}

export interface KnownFacts {
  readonly tools: { has(toolId: ToolId): boolean }
  readonly opened: ReadonlyMap<LaunchId, OpenedLaunch>
  /** Whose email or phone was seen to be theirs. */
  readonly verified: ReadonlySet<MemberId>
}

/** Every vote of the log against the rules that it had to keep when it was cast. */
export class RulesInTheLog {
  readonly broken: BrokenRule[] = []
  readonly #facts: KnownFacts
  readonly #makersVotes = new VotesOfMakers()
  readonly #voters = new Map<MemberId, { readonly rules: VoterRules; last: Vote | undefined }>()

  constructor(facts: KnownFacts) {
    this.#facts = facts
  }

  takeTool(recorded: Recorded<ToolEvent>): void {
    this.#makersVotes.takeTool(recorded)
  }

  take(recorded: Recorded<VoterEvent>): void {
    const { event, stream } = recorded
    const { memberId } = event.data
    const voter = this.#voters.get(memberId) ?? { rules: new VoterRules(), last: undefined }
    this.#voters.set(memberId, voter)
    if ('countsOn' in event.data) {
      for (const text of voter.rules.missing()) this.broken.push({ memberId, vote: voter.last, text })
      voter.last = event.data
    }
    const wrong = [...voter.rules.take(recorded), ...this.#makersVotes.take(recorded)]
    if (stream !== `voter-${memberId}`) wrong.push(`it stands in ${stream}`)
    if (event.type === 'VoteCast') wrong.push(...this.#unlawful(event.data))
    for (const text of wrong) this.broken.push({ memberId, vote: voter.last, text })
  }

  /** Once there is nothing more to come. */
  finish(): void {
    for (const [memberId, { rules, last }] of this.#voters)
      for (const text of rules.missing()) this.broken.push({ memberId, vote: last, text })
  }

  /** What a process of the product has to void, and may not have come to yet. */
  unsettled(): BrokenRule[] {
    return this.#makersVotes
      .notVoid()
      .map((vote) => ({ memberId: vote.memberId, vote, text: 'the member makes this tool, and it is not void' }))
  }

  #unlawful({ memberId, toolId, launchId, boardDate }: Vote): string[] {
    const launch = this.#facts.opened.get(launchId)
    return [
      ...(launch === undefined ? ['the launch had not been opened'] : []),
      ...(launch !== undefined && (launch.toolId !== toolId || launch.boardDate !== boardDate)
        ? [`its launch is one of ${launch.toolId} on ${launch.boardDate}, and the vote names ${toolId} on ${boardDate}`]
        : []),
      ...(this.#facts.verified.has(memberId) ? [] : ['the member had confirmed neither an email nor a phone']),
      ...(this.#facts.tools.has(toolId) ? [] : ['the log has no such tool']),
    ]
  }
}
