import type { Capability } from '@debut/events/kernel/define-capability.ts'
import type { CommandDefinition, PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { FastifyInstance } from 'fastify'
import type { CommandContext, MemberContext } from './command.ts'
import type { Outcome } from './handle.ts'
import type { Keeps } from './kept-of-members.ts'
import type { FindMatter, Matter } from './matters/matter.ts'
import type { Process } from './processes/define-process.ts'
import type { SentCommand } from './send.ts'

type Handler<Payload, Context, Parts> = (payload: Payload, context: Context, parts: Parts) => Promise<Outcome>

type CommandsOf<Contract> = Contract extends { readonly commands: infer Commands } ? Commands : object
/** What only our own processes send comes without a member. */
type ContextOf<Definition> = Definition extends { readonly who: 'process' } ? CommandContext : MemberContext

type PayloadIn<Definition> = Definition extends CommandDefinition ? PayloadOf<Definition> : never
/** The commands that only members with a role can send. */
type StaffCommands<Contract> = {
  [Type in keyof CommandsOf<Contract>]: CommandsOf<Contract>[Type] extends { readonly who: 'members' | 'process' } ? never : Type
}[keyof CommandsOf<Contract>]

/** Says what each command of staff decides about. It can't be left out. */
type Matters<Contract, Parts> = [StaffCommands<Contract>] extends [never]
  ? { readonly matters?: undefined }
  : { readonly matters: { readonly [Type in StaffCommands<Contract>]: FindMatter<PayloadIn<CommandsOf<Contract>[Type]>, Parts> } }

/** What a capability brings to this service: a handler for each command of its contract, its own routes, and what it does by itself. */
export type Handles<Contract extends Capability, Parts> = Brings<Contract, Parts> & Matters<Contract, Parts>

interface Brings<Contract extends Capability, Parts> {
  readonly commands: {
    readonly [Type in keyof CommandsOf<Contract>]: CommandsOf<Contract>[Type] extends infer Definition extends CommandDefinition
      ? Handler<PayloadOf<Definition>, ContextOf<Definition>, Parts>
      : never
  }
  /** What a crowd may send at one moment: only a few of each are in work at once, so that votes do not wait behind them. */
  readonly few?: readonly (keyof CommandsOf<Contract> & string)[]
  readonly routes?: readonly ((app: FastifyInstance, parts: Parts) => void | Promise<void>)[]
  readonly processes?: readonly Process<Parts>[]
  readonly keeps?: readonly Keeps<Parts>[]
}

/** Nothing beside what is asked for: a typo in a name would do nothing. */
type NoMore<Contract extends Capability, Side extends { readonly commands: object }> = {
  readonly [Key in Exclude<keyof Side, keyof Brings<Contract, never> | 'matters'>]: never
} & { readonly commands: { readonly [Type in Exclude<keyof Side['commands'], keyof CommandsOf<Contract>>]: never } }

/** The same, for what runs all of them alike. */
export interface Handled<Parts> {
  readonly contract: Capability
  readonly commands: Readonly<Record<string, Handler<never, MemberContext, Parts>>>
  readonly matters?: Readonly<Record<string, FindMatter<never, Parts>>> | undefined
  readonly few?: readonly string[]
  readonly routes?: Brings<Capability, Parts>['routes']
  readonly processes?: readonly Process<Parts>[]
  readonly keeps?: readonly Keeps<Parts>[]
}

/** A capability's manifest in this service. Which parts it needs, each function that it lists says by itself. */
export const handles = <const Contract extends Capability, const Side extends Handles<Contract, never>>(
  contract: Contract,
  side: Side & NoMore<Contract, Side>,
) => ({ contract, ...side })

interface RunnableCommand<Parts> {
  readonly definition: CommandDefinition
  /** The payload as the definition reads it. */
  run(payload: unknown, context: CommandContext, parts: Parts): Promise<Outcome>
  /** It is undefined for commands that members send without a role. */
  findMatter?(payload: unknown, context: CommandContext, parts: Parts): Promise<Matter>
}

const commandsOf = <Parts>(all: readonly Handled<Parts>[], isFor: (definition: CommandDefinition) => boolean) =>
  new Map(
    all.flatMap(({ contract, commands, matters = {} }) =>
      Object.values(contract.commands ?? {})
        .filter(isFor)
        .map((definition): [string, RunnableCommand<Parts>] => {
          const run: RunnableCommand<Parts>['run'] | undefined = commands[definition.type]
          const findMatter: RunnableCommand<Parts>['findMatter'] = matters[definition.type]
          if (run === undefined) throw new TypeError(`${contract.name} has no handler for ${definition.type}`)
          if (findMatter === undefined && needsRole(definition))
            throw new TypeError(`${contract.name} doesn’t say what ${definition.type} decides about`)
          return [definition.type, { definition, run, ...(findMatter && { findMatter }) }]
        }),
    ),
  )

const needsRole = ({ who }: CommandDefinition): boolean => who !== 'members' && who !== 'process'

/** Every command that can be sent from outside, and who answers it. */
export const memberCommands = <Parts>(all: readonly Handled<Parts>[]): ReadonlyMap<string, RunnableCommand<Parts>> =>
  commandsOf(all, ({ who }) => who !== 'process')

/** Those that capabilities send each other. Their parts have a way to send, too: so they are asked for when one is sent. */
export const sentCommands = <Parts>(all: readonly Handled<Parts>[], parts: () => Parts): SentCommand[] =>
  [...commandsOf(all, ({ who }) => who === 'process')].map(([type, { run }]) => ({
    type,
    run: (payload: unknown, context) => run(payload, context, parts()),
  }))
