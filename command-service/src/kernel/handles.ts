import type { Capability } from '@debut/events/kernel/define-capability.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { FastifyInstance } from 'fastify'
import type { MemberContext } from './command.ts'
import type { Outcome } from './handle.ts'

/** Answers one command. What it needs of the service is in its parts. */
export type CommandHandler<Payload, Parts> = (payload: Payload, context: MemberContext, parts: Parts) => Promise<Outcome>

type CommandsOf<Contract extends Capability> = Contract extends { readonly commands: infer Commands } ? Commands : Record<never, never>
type HandlersOf<Contract extends Capability, Parts> = {
  readonly [Type in keyof CommandsOf<Contract>]: CommandsOf<Contract>[Type] extends { readonly who: 'process' }
    ? never
    : CommandHandler<
        CommandsOf<Contract>[Type] extends infer Definition extends { readonly type: string; readonly payload: never; readonly who: never }
          ? PayloadOf<Definition>
          : never,
        Parts
      >
}
