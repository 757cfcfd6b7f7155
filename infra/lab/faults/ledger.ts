export const judgements = ['HoldVote', 'VoidVote', 'RestoreVote'] as const

/** What was asked, and by whom. The id stays the same in every attempt. */
export type Command = { readonly commandId: string; readonly memberId: string } & (
  | { readonly type: 'RegisterMember'; readonly payload: { readonly username: string } }
  | { readonly type: 'CastVote' | 'WithdrawVote'; readonly payload: { readonly launchId: string } | { readonly toolId: string } }
  | {
      readonly type: (typeof judgements)[number]
      readonly payload: { readonly memberId: string; readonly launchId: string; readonly reason: string }
    }
)

export type Answer =
  | { readonly kind: 'accepted'; readonly position: number }
  | { readonly kind: 'refused'; readonly status: number; readonly code: string }
  /** No answer, or one that says that the outcome is unknown. */
  | { readonly kind: 'unknown'; readonly why: string }

export interface Entry {
  readonly command: Command
  readonly answers: Answer[]
  /** Whether its sender left before it was answered, as a closed tab does, or waited in vain with everything back. */
  pursuit: 'pursued' | 'abandoned' | 'starved'
}

/** Kept outside of everything that is killed: what was sent, and every answer that came. */
export class Ledger {
  readonly #entries = new Map<string, Entry>()

  open(command: Command): Entry {
    const entry: Entry = { command, answers: [], pursuit: 'pursued' }
    if (this.#entries.has(command.commandId)) throw new Error(`the command id ${command.commandId} is in the ledger already`)
    this.#entries.set(command.commandId, entry)
    return entry
  }

  entries(): Iterable<Entry> {
    return this.#entries.values()
  }

  find(commandId: string): Entry | undefined {
    return this.#entries.get(commandId)
  }

  /** The highest position in an answer. */
  lastPosition(): number {
    let last = 0
    for (const entry of this.entries())
      for (const answer of entry.answers) if (answer.kind === 'accepted') last = Math.max(last, answer.position)
    return last
  }
}

const LIMITED = 429

/**
 * Once accepted, always accepted; a refusal is not remembered and may be followed by a yes. That there were too many before says nothing
 * of an attempt without an answer.
 */
export const outcomeOf = ({ answers }: Entry): Answer =>
  answers.find(({ kind }) => kind === 'accepted') ??
  answers.find((answer) => answer.kind === 'refused' && answer.status !== LIMITED) ??
  answers.find(({ kind }) => kind === 'unknown') ??
  answers[0] ?? { kind: 'unknown', why: 'never answered' }
