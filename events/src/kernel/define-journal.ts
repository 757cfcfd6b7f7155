import type { EventForm, EventOf } from './define-event.ts'

/** One line of the journal, made only of its event. Its sentence reads: who did it, `text`, what it was about. */
export interface JournalLine {
  /** What the journal can be narrowed to. */
  readonly kind: string
  /** Follows the name of who did it: "hid the post". */
  readonly text: string
  /** The same of several things at once, with `{n}` for their number: they become one line. */
  readonly many?: string
  readonly about?: { readonly kind: string; readonly id: string } | null
  /** The code of a reason. */
  readonly reason?: string | null
  /** What who did it wrote about it. */
  readonly note?: string | null
  /** With whom the note is erased, where that is not who did it. */
  readonly noteOf?: string
  /** Who did it where that is not the actor of the event: members bring about what a rule decides. */
  readonly by?: 'a-rule' | 'settings'
}

export interface JournalForm {
  readonly form: EventForm
  /** Of the event's data; null where this one is nothing that staff did. */
  readonly lineOf: (data: unknown) => JournalLine | null
}

/** Declares that an event is something that staff or a process of ours did: the journal has it from then on, and all that came before. */
export const defineJournal = <Form extends EventForm>(
  form: Form,
  lineOf: (data: EventOf<Form>['data']) => JournalLine | null,
): JournalForm => ({ form, lineOf })
