import type { MemberEvent } from '@debut/events/members/member-events.ts'
import type { CommandResult } from '@debut/events/results/result-answers.ts'
import type { VoterEvent } from '@debut/events/voting/vote-events.ts'

/** What became of a command of the member's, sent from here or from anywhere else. */
export type Result = Pick<CommandResult, 'events'> & { readonly commandId: string; readonly position: number }

/** What parts of the page fold themselves. Other facts are sent as well; those of marks are read by `lib/marks`. */
export type OwnFact = MemberEvent | VoterEvent

/** What happened because of a command, without what is personal in it. */
export const factsOf = ({ events }: Result): readonly OwnFact[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the log takes nothing else under these names
  events as unknown as readonly OwnFact[]

export const hasEvent = ({ events }: Result, ...types: readonly string[]): boolean => events.some(({ type }) => types.includes(type))
