import type { EventForm, EventOf } from '@debut/events/kernel/define-event.ts'
import { categoryOf, type Recorded } from '@debut/events/kernel/envelope.ts'
import type { MemberEvent } from '@debut/events/members/member-events.ts'
import type { ToolEvent } from '@debut/events/tools/tool-events.ts'
import type { VoterEvent } from '@debut/events/voting/vote-events.ts'

export type AnyRecorded = Recorded<{ readonly type: string; readonly data: object }>

export const isA =
  <Form extends EventForm<string, object>>(form: Form) =>
  (recorded: AnyRecorded): recorded is Recorded<EventOf<Form>> =>
    recorded.event.type === form.type

export const isVoters = (recorded: AnyRecorded): recorded is Recorded<VoterEvent> => categoryOf(recorded.stream) === 'voter'
export const isTools = (recorded: AnyRecorded): recorded is Recorded<ToolEvent> => categoryOf(recorded.stream) === 'tool'
export const isMembers = (recorded: AnyRecorded): recorded is Recorded<MemberEvent> => categoryOf(recorded.stream) === 'member'
