import { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Action } from '@reduxjs/toolkit'
import { isRecord } from '../api/is-record.ts'
import { formSent } from '../commands/forms-slice.ts'
import { commandAnswered, commandRequested } from '../commands/outbox-slice.ts'
import { factsOf } from '../results/facts.ts'
import { resultReceived } from '../results/results-actions.ts'

/** Of two, the first sets a mark and the second takes it off. */
type Pair<Type extends string = string> = readonly [set: Type, unset: Type]

/** Something that members do to a thing, or undo: to save a tool, to follow somebody. */
export interface Mark {
  readonly name: string
  /** The commands, by their names alone: many pages have these, and do without what the commands check. */
  readonly commands: Pair
  /** The events of it. Without them, only what is done in this tab is known at once. */
  readonly events?: Pair
  /** The field of the command, and of the event where that has another, which says what is marked. None where there is one such thing only. */
  readonly field?: string
  readonly eventField?: string
  /** What a toast says where the command was refused. */
  readonly refused: Pair
}

/** Stands for what is marked where there is one such thing only. */
export const ONLY = 'only'

export interface Change {
  readonly id: string
  readonly isMarked: boolean
}

/** The command, and what a toast says where it is refused. */
export const setMark = ({ name, commands, field, refused }: Mark, id: string, isMarked: boolean) => {
  const which = isMarked ? 0 : 1
  const command = commandRequested({ type: commands[which], payload: field === undefined ? {} : { [field]: id } })
  return { command, form: formSent({ about: `${name} ${id}`, commandId: command.payload.commandId, after: { refused: refused[which] } }) }
}

interface Said {
  readonly type: string
  readonly data: unknown
}

const changeIn = (pair: Pair, field: string | undefined, { type, data }: Said): Change | undefined => {
  if (!pair.includes(type)) return undefined
  const id = field === undefined ? ONLY : isRecord(data) ? data[field] : undefined
  return typeof id === 'string' ? { id, isMarked: type === pair[0] } : undefined
}

/** What a command's sender wants. Undefined for every other command. */
export const intentOf = ({ commands, field }: Mark, command: { readonly type: string; readonly payload: unknown }): Change | undefined =>
  changeIn(commands, field, { type: command.type, data: command.payload })

interface Learnt {
  readonly changes: readonly Change[]
  /** Where it stands in the log. */
  readonly position: number
}

/** What an action says of the reader's marks. The result may arrive a moment after the answer that it was taken. */
export const learntFrom = (mark: Mark, action: Action): Learnt | undefined => {
  if (commandAnswered.match(action)) return { position: action.payload.position, changes: [intentOf(mark, action.payload) ?? []].flat() }
  const { events, field, eventField = field } = mark
  if (events === undefined || !resultReceived.match(action)) return undefined
  return { position: action.payload.position, changes: factsOf(action.payload).flatMap((fact) => changeIn(events, eventField, fact) ?? []) }
}

interface Counted {
  readonly position: LogPosition
}

/** A count of such marks on one thing, in a field of what was answered, with what its reader has done since: once, however often that is said. */
export const recounted =
  <const Field extends string>(mark: Mark, field: Field) =>
  <Counts extends Counted & Readonly<Record<Field, number>>>(counts: Counts, action: Action, of: string): Counts => {
    const { changes = [], position } = learntFrom(mark, action) ?? {}
    const own = changes.filter(({ id }) => id === of)
    if (own.length === 0 || position === undefined || position <= counts.position) return counts
    const count = own.reduce<number>((sum, { isMarked }) => sum + (isMarked ? 1 : -1), counts[field])
    return { ...counts, position: LogPosition.parse(position), [field]: count }
  }
