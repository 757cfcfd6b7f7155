import type { Capability } from '@debut/events/kernel/define-capability.ts'
import type { CommandDefinition, PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { FastifyInstance } from 'fastify'
import type { MemberContext } from './command.ts'
import type { Outcome } from './handle.ts'

/** Answers one command; what it needs of the service is in its parts. */
export type CommandHandler<Payload, Parts> = (payload: Payload, context: MemberContext, parts: Parts) => Promise<Outcome>

type CommandsOf<Contract> = Contract extends { readonly commands: infer Commands } ? Commands : Record<never, never>

/** What a capability brings to this service: a handler for each command of its contract, and its own routes. */
export interface Handles<Contract extends Capability, Parts> {
  readonly commands: {
    readonly [Type in keyof CommandsOf<Contract>]: CommandsOf<Contract>[Type] extends infer Definition extends CommandDefinition
      ? CommandHandler<PayloadOf<Definition>, Parts>
      : never
  }
  readonly routes?: readonly ((app: FastifyInstance, parts: Parts) => void | Promise<void>)[]
}

/** The same, for whoever runs all of them alike. */
export interface Handled<Parts> {
  readonly contract: Capability
  readonly commands: Readonly<Record<string, CommandHandler<never, Parts>>>
  readonly routes?: Handles<Capability, Parts>['routes']
}

export interface RunnableCommand<Parts> {
  readonly definition: CommandDefinition
  /** The payload as the definition reads it. */
  run(payload: unknown, context: MemberContext, parts: Parts): Promise<Outcome>
}

/** Every command that can be sent, and who answers it. */
export const commandsOf = <Parts>(all: readonly Handled<Parts>[]): ReadonlyMap<string, RunnableCommand<Parts>> =>
  new Map(
    all.flatMap(({ contract, commands }) =>
      Object.values(contract.commands ?? {}).map((definition) => {
        const run = commands[definition.type] as CommandHandler<unknown, Parts> | undefined
        if (run === undefined) throw new TypeError(`${contract.name} has no handler for ${definition.type}`)
        return [definition.type, { definition, run }]
      }),
    ),
  )
