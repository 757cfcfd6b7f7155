import { type LogPosition, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import { type Closings, closingsIn } from './log/closings.ts'
import { voteInWords } from './tables/compare-ledger.ts'
import type { Finding } from './finding.ts'
import { FrozenDays } from './log/frozen-days.ts'
import type { AnyRecorded } from './log/recorded.ts'
import { Recount } from './log/recount.ts'
import { everything, type Scope } from './log/scope.ts'
import type { BrokenRule } from './rules/rules-in-the-log.ts'

/** The log by itself: what it says against the rules, and what it froze against a recount. */
export class LogAudit {
  readonly recount = new Recount()
  readonly #scope: Scope
  readonly #frozen: FrozenDays

  constructor(scope: Scope, closings: Closings) {
    this.#scope = scope
    this.#frozen = new FrozenDays(closings, scope, this.recount)
  }

  get frozenDays(): number {
    return this.#frozen.recounted
  }

  take(recorded: AnyRecorded): void {
    this.#frozen.reached(recorded.position)
    this.recount.take(recorded)
  }

  /** Once everything up to a position is taken; `unsettled` is what the product has yet to say, if it is at work. */
  finish(upTo: LogPosition): { readonly findings: readonly Finding[]; readonly unsettled: readonly Finding[] } {
    this.#frozen.reached(upTo + 1)
    this.recount.rules.finish()
    const { rules } = this.recount
    return {
      findings: [...this.#inScope(rules.broken), ...this.#frozen.findings()],
      unsettled: [...this.#inScope(rules.unsettled()), ...this.#frozen.unsettled(upTo)],
    }
  }

  #placeOf(vote: BrokenRule['vote']): Pick<Finding, 'vote'> {
    const cast = vote && this.recount.ledger.find(vote)
    return cast === undefined ? {} : { vote: cast.position }
  }

  #inScope(broken: readonly BrokenRule[]): Finding[] {
    const { members, hasVote } = this.#scope
    const nameOf = this.recount.nameOf.bind(this.recount)
    return broken
      .filter(({ vote, memberId }) => (vote === undefined ? members?.has(memberId) === true : hasVote(vote)))
      .map(({ vote, text, memberId }) => ({
        place: 'log',
        text: `${vote === undefined ? `Member ${memberId}` : voteInWords(vote, nameOf)}: ${text}.`,
        ...this.#placeOf(vote),
      }))
  }
}

/** The same of events that are at hand. */
export const auditEvents = (events: readonly AnyRecorded[]): Finding[] => {
  const audit = new LogAudit(everything, closingsIn(events))
  for (const recorded of events) audit.take(recorded)
  const { findings, unsettled } = audit.finish(events.at(-1)?.position ?? START_OF_LOG)
  return [...findings, ...unsettled]
}
