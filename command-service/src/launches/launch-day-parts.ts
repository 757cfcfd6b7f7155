import type { Clock } from '@debut/infra/adapters/clock.ts'
import { processContext } from '../kernel/command.ts'
import type { Decider } from '../kernel/decider.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import type { LogParts } from './recount-from-log.ts'

export const NAME = 'launch-days'

export interface LaunchDayParts extends LogParts {
  readonly handle: Handle
  readonly seedSecret: string
  readonly clock: Clock
}

/** A command of the process's own. */
export const act = <Command extends { readonly type: string }, State, Event extends { readonly type: string; readonly data: object }>(
  { handle, clock }: LaunchDayParts,
  decider: Decider<Command, State, Event>,
  stream: string,
  command: Command,
): Promise<Outcome> => handle(decider, stream, command, processContext(NAME, command.type, command, clock()))
