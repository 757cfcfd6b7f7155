import type { ProblemCode } from '@debut/events/kernel/problems.ts'

export interface Accepted<Event> {
  readonly events: readonly Event[]
}

export interface Refused {
  readonly refusal: ProblemCode
}

export type Decision<Event> = Accepted<Event> | Refused

/** Pure: time, ids and facts of other streams arrive in the command. */
export interface Decider<Command, State, Event> {
  readonly initial: State
  /** Its streams are mostly written once: it begins without reading, and the append finds out. Only for commands under ids of their own. */
  readonly usuallyNew?: true
  decide(command: Command, state: State): Decision<Event>
  evolve(state: State, event: Event): State
}

/** Without events: it is so already. */
export const accept = <const Events extends readonly unknown[]>(...events: Events): Accepted<Events[number]> => ({ events })

export const refuse = (refusal: ProblemCode): Refused => ({ refusal })

export const isRefused = (decision: Accepted<unknown> | Refused): decision is Refused => 'refusal' in decision
