import type { Problem } from '../api/problem.ts'

/** Something that a member wants done. */
export interface Command {
  readonly commandId: string
  readonly type: string
  readonly payload: Readonly<Record<string, unknown>>
  /** What the page needs to show its effect before the server does. Never sent. With it, the entry stays until `entrySettled`. */
  readonly optimistic?: Readonly<Record<string, unknown>>
}

/** A command on its way, of one member and never sent for another. */
export interface Entry extends Command {
  readonly memberId: string
  /** Where the log has it, once the server has answered. */
  readonly position?: number
}

/** What was asked, with what became of it. */
export interface Answered extends Pick<Command, 'commandId' | 'type' | 'payload'> {
  /** Where the log has it. */
  readonly position: number
  /** It was so before, and nothing was written. */
  readonly unchanged?: true
}

export interface Refused extends Pick<Command, 'commandId' | 'type' | 'payload'> {
  readonly problem: Problem
}
