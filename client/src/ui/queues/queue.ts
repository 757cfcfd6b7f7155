import type { CommandDefinition } from '@debut/events/kernel/define-command.ts'
import type { WaitsFor } from '@debut/events/kernel/waits-for.ts'
import type { ReactNode } from 'react'
import type { Query } from '../../lib/resources/resource.ts'

type Payload = Readonly<Record<string, unknown>>

/** A command with all that it needs. */
export interface Sendable {
  readonly command: CommandDefinition
  readonly payload: Payload
}

/** What the fields of a dialog add to the payload of its command, and what its button then says. */
export interface Filled {
  readonly payload: Payload
  readonly act?: string
}

/** What is asked before a decision is sent. */
export interface Confirmation {
  readonly title: string
  /** What the decision leads to, in sentences. */
  readonly follows: readonly string[]
  /** On the button that sends it. */
  readonly act: string
  readonly tone?: 'plain' | 'danger'
  /** One of them has to be chosen, and is the command's `reason`. */
  readonly reasons?: readonly { readonly value: string; readonly label: string }[]
  /** The reason that is preselected. */
  readonly likely?: string | undefined
  /**
   * Draws the command's other fields, beginning with what was refused before. Calling `fill` with undefined says that something is missing.
   * The fields may depend on the reason.
   */
  readonly fields?: (fill: (filled: Filled | undefined) => void, before: Payload, reason: string | undefined) => ReactNode
}

export interface Decision extends Sendable {
  readonly label: string
  /** Read out instead, where the label and the row's name make no sentence. */
  readonly fullLabel?: string
  /** What the row is from then on: "Hidden". */
  readonly done: string
  /** It is sent at once without. */
  readonly confirm?: Confirmation
  /** Takes it back, as far as a command can. */
  readonly undo?: Sendable
  /** Moderators who are no admins can't. */
  readonly byAdmins?: true
}

export interface QueueRow {
  /** What the decisions are about. All that are about the same are busy together, on every page. */
  readonly about: string
  /** "Aya’s comment". */
  readonly name: string
  readonly picture?: ReactNode
  readonly title: ReactNode
  readonly meta?: ReactNode
  readonly badges?: ReactNode
  readonly preview?: ReactNode
  readonly decisions: readonly Decision[]
  /** This names who decides instead of the reader. */
  readonly waitsFor?: WaitsFor
}

export interface QueueRows {
  readonly rows: readonly QueueRow[]
  /** How many there are, of which the rows may be the first. */
  readonly total: number
}

/** Rows beside those that wait: what was decided before, or what was looked for. */
export interface OtherRows extends QueueRows {
  readonly title: string
  /** Open from the start. */
  readonly isOpen: boolean
  /** The next page of the queue has more of these; without, the rest is only found by searching. */
  readonly hasMore?: boolean
}

export interface Queue<Data> {
  /** In addresses. */
  readonly name: string
  readonly title: string
  /** What is in it. */
  readonly about: string
  /** By what is looked for, which may be nothing. */
  readonly query: (words: string) => Query<Data>
  /** What needs a decision, the oldest first; none where rows are only looked for. */
  readonly waiting?: (data: Data, words: string) => QueueRows & { readonly hasMore: boolean }
  readonly others?: (data: Data, words: string) => readonly OtherRows[]
  /** Said where there is nothing. */
  readonly empty: { readonly title: string; readonly text: string }
  readonly search?: { readonly label: string; readonly hint: string }
}

/** For lists of queues of all kinds. */
// oxlint-disable-next-line typescript/no-explicit-any -- a queue is only given data that its own query fetched
export type AnyQueue = Queue<any>

export const defineQueue = <Data>(queue: Queue<Data>): Queue<Data> => queue

/** "Hidden: Aya’s comment". */
export const outcomeOf = ({ done }: Decision, name: string): string => `${done}: ${name}`

/** Returns what a toast says about a decision, with the way to take it back. */
export const doneOf = (decision: Decision, name: string) => ({
  title: outcomeOf(decision, name),
  ...(decision.undo !== undefined && {
    undo: { type: decision.undo.command.type, payload: decision.undo.payload, done: `Undone: ${name}` },
  }),
})
