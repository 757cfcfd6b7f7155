import type { EventForm, EventOf } from '@debut/events/kernel/define-event.ts'
import { categoryOf, type Recorded } from '@debut/events/kernel/envelope.ts'
import type { VoterEvent } from '@debut/events/voting/vote-events.ts'

export type AnyRecorded = Recorded<{ readonly type: string; readonly data: object }>

export const isA =
  <Form extends EventForm<string, object>>(form: Form) =>
  (recorded: AnyRecorded): recorded is Recorded<EventOf<Form>> =>
    recorded.event.type === form.type

export const isVoters = (recorded: AnyRecorded): recorded is Recorded<VoterEvent> => categoryOf(recorded.stream) === 'voter'
