import type { CommandDefinition, PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { EventForm, EventOf } from '@debut/events/kernel/define-event.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Decider } from '../decider.ts'
import type { Outcome } from '../handle.ts'
import type { Cause } from './cause.ts'

interface Fact {
  readonly type: string
  readonly data: object
}

/** What a process has from the kernel. */
export interface Work<State> {
  /** As `begin` made it. */
  readonly state: State
  /** Ends when this instance stops, or another one has the lease. */
  readonly signal: AbortSignal
  /** A command on a stream of its own capability, under an id that follows from the cause. */
  act<Command extends { readonly type: string }, Folded, Event extends Fact>(
    decider: Decider<Command, Folded, Event>,
    stream: string,
    command: Command,
    cause: Cause,
  ): Promise<Outcome>
  /** A command of another capability, which decides it. */
  send<Definition extends CommandDefinition>(definition: Definition, payload: PayloadOf<Definition>, cause: Cause): Promise<Outcome>
  /** What leaves the house for a cause carries this key, so that it leaves once. */
  messageKey(cause: Cause, what: string): string
}

/** Not to be done before then. */
export interface NotYet {
  readonly notBefore: Instant
}

/** Where the log was read to when an event came. */
export interface Reading {
  readonly before: LogPosition
}

export interface Every<Parts, State> {
  /** Between two runs. */
  readonly ms: number
  /** A moment at which it is due in any case. */
  readonly next?: (now: Instant) => Instant
  readonly run: (parts: Parts, work: Work<State>) => Promise<unknown>
}

interface Definition<Parts, Form extends EventForm, State> {
  readonly name: string
  /** `once`: by one instance at a time, which has the lease. `everywhere`: by each, where that does no harm and waiting for a lease would. */
  readonly runs: 'once' | 'everywhere'
  /** The events that it follows. */
  readonly reads?: readonly Form[]
  /** What it keeps in mind while it runs: nothing that can't be had again. Made anew whenever it begins. */
  readonly begin?: (parts: Parts) => State
  /** Again until it does not throw; others don't wait for one that does. What it does is the same when it is done twice, or late. */
  readonly on?: (event: Recorded<EventOf<Form>>, parts: Parts, work: Work<State> & Reading) => Promise<NotYet | void>
  /** What it does by time, once it has read all that it reads. */
  readonly every?: readonly Every<Parts, State>[]
  /** Where to read on from after a new start, for one that keeps in mind what is still to be done. */
  readonly settledTo?: (state: State, readTo: LogPosition) => LogPosition
}

/** Any process that can do with these parts. */
export interface Process<Parts> {
  readonly name: string
  readonly runs: 'once' | 'everywhere'
  readonly reads?: readonly EventForm[]
  readonly begin?: (parts: Parts) => unknown
  readonly on?: (event: never, parts: Parts, work: Work<never> & Reading) => Promise<NotYet | void>
  readonly every?: readonly Every<Parts, never>[]
  readonly settledTo?: (state: never, readTo: LogPosition) => LogPosition
}

/** What a capability does by itself. */
export const defineProcess = <Parts, Form extends EventForm, State>(
  process: Definition<Parts, Form, State>,
): Definition<Parts, Form, State> => process
