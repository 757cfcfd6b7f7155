import type { ActId } from './act-id.ts'
import type { Day } from './days.ts'
import type { CommandDefinition, PayloadOf } from './define-command.ts'
import type { EventForm, EventOf } from './define-event.ts'
import type { LogPosition, MemberId } from './ids.ts'

/** An act of moderation as everybody may see it, made of nothing but what stands in its event. */
export interface Act {
  /** What was done, such as `post-hidden`. */
  readonly kind: string
  /** What it was done to; null where that is not for everybody to know. */
  readonly about: { readonly kind: string; readonly id: string } | null
  /** The code of a rule or of a reason; null where none was given. */
  readonly reason: string | null
  /** The moderator in whose name a process did it. */
  readonly by?: MemberId
  /** A rule did it, although a member's own command brought it about. */
  readonly byRule?: boolean
  /** The launch day whose points the act would reveal. The act is hidden until those points are shown. */
  readonly day?: Day
  /** The version of the rules for boards that was applied. */
  readonly rule?: string
  /** Where the log has the act that made this one necessary. */
  readonly because?: LogPosition
  /** The act that this one takes back. */
  readonly undoes?: ActId
}

/** A command with what it takes, for whatever sends commands. */
type Undoing = (send: SendAny) => Promise<unknown>

type SendAny = <Definition extends CommandDefinition>(definition: Definition, payload: PayloadOf<Definition>) => Promise<unknown>

export interface ActForm {
  readonly form: EventForm
  /** Of the event's data. */
  readonly actOf: (data: unknown) => Act
  /** Whom it concerns may appeal, and this command takes it back in the name of the moderator who agrees with them. */
  readonly undo?: (data: unknown, by: MemberId) => Undoing
  /** The event that takes it back, on the same stream. */
  readonly undoneBy?: EventForm
  /** What on its stream it is about, where a stream has several such things. */
  readonly thing?: (data: unknown) => string
  /** False where nothing was decided that could be decided otherwise. */
  readonly mayAppeal?: (data: unknown) => boolean
}

interface About<Data> {
  readonly thing?: (data: Data) => string
  readonly mayAppeal?: (data: Data) => boolean
}

export const undoing =
  <Definition extends CommandDefinition>(definition: Definition, payload: PayloadOf<Definition>): Undoing =>
  (send) =>
    send(definition, payload)

/** Declares that an event is an act of moderation: the public log has it from then on, and all that came before. */
export const defineAct = <Form extends EventForm>(
  form: Form,
  actOf: (data: EventOf<Form>['data']) => Act,
  undo?: (data: EventOf<Form>['data'], by: MemberId) => Undoing,
  undoneBy?: EventForm,
  about: About<EventOf<Form>['data']> = {},
): ActForm => ({ form, actOf, ...(undo && { undo }), ...(undoneBy && { undoneBy }), ...about })
