import type { CommandDefinition, PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { CommandContext } from './command.ts'
import type { Outcome } from './handle.ts'

type Run<Payload> = (payload: Payload, context: CommandContext) => Promise<Outcome>

/** Has another capability decide a command of its own, under the context of the one that needs it. */
export type Send = <Definition extends CommandDefinition>(
  definition: Definition,
  payload: PayloadOf<Definition>,
  context: CommandContext,
) => Promise<Outcome>

/** A command that is not accepted from outside, and what decides it. */
export interface SentCommand {
  readonly type: string
  readonly run: Run<never>
}

export const sentCommand = <Definition extends CommandDefinition>({ type }: Definition, run: Run<PayloadOf<Definition>>): SentCommand => ({
  type,
  run,
})

export const createSend = (commands: readonly SentCommand[]): Send => {
  const known = new Map(commands.map(({ type, run }) => [type, run]))
  return async ({ type }, payload, context) => {
    const run = known.get(type)
    if (run === undefined) throw new Error(`no handler for ${type}`)
    return run(payload as never, context)
  }
}
