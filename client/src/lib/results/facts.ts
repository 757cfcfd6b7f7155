import type { CommandResult } from '@debut/events/results/result-answers.ts'

/** What became of a command of the member's, sent from here or from anywhere else. */
export type Result = Pick<CommandResult, 'events'> & { readonly commandId: string; readonly position: number }

/** What happened because of a command, without what is personal in it. Other facts than these may be among them. */
export const factsOf = <Fact extends { readonly type: string; readonly data: object }>({ events }: Result): readonly Fact[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the log takes nothing else under these names
  events as unknown as readonly Fact[]

export const tells = ({ events }: Result, ...types: readonly string[]): boolean => events.some(({ type }) => types.includes(type))
