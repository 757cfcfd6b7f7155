import type { Instant } from '@debut/events/kernel/instant.ts'

export interface Accepted<Event> {
  readonly events: readonly Event[]
}

/** The code of a problem. */
export interface Refused<Code extends string = string> {
  readonly refusal: Code
}

export type Decision<Event, Code extends string = string> = Accepted<Event> | Refused<Code>

/** How a state is kept beside the log: in a head that every command needs, and parts of which one needs at most one. */
export interface SnapshotForm<State, Event> {
  /** Rises with every change of the form. */
  readonly version: number
  /** The state's field that holds them by name. */
  readonly parts: keyof State & string
  /** Which part the event changes. */
  partOf(event: Event): string | undefined
}

/** What a stream's events come to. */
export interface Fold<State, Event> {
  readonly initial: State
  /** For streams that grow long. */
  readonly snapshot?: SnapshotForm<State, Event>
  /** Nothing that follows can change it for those who only want to know. */
  settled?(state: State): boolean
  /** `at` is when the event was decided. Decisions never need it, because their events contain everything that they rest on. */
  evolve(state: State, event: Event, at: Instant): State
}

/** Pure: time, ids and facts of other streams arrive in the command. */
export interface Decider<Command, State, Event, Code extends string = string> extends Fold<State, Event> {
  /** Its streams are mostly written once: it begins without reading, and the append finds out. Only for commands under ids of their own. */
  readonly usuallyNew?: true
  /** The part of the state that it is decided on, where the state has parts. */
  partFor?(command: Command): string | undefined
  decide(command: Command, state: State): Decision<Event, Code>
  evolve(state: State, event: Event): State
}

/** Without events: it is so already. */
export const accept = <const Events extends readonly unknown[]>(...events: Events): Accepted<Events[number]> => ({ events })

export const refuse = <const Code extends string>(refusal: Code): Refused<Code> => ({ refusal })

export const isRefused = (decision: Accepted<unknown> | Refused): decision is Refused => 'refusal' in decision
