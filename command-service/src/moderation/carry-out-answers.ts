import { acts } from '@debut/events/acts.ts'
import { AppealAnswered } from '@debut/events/moderation/conduct-events.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { Handle } from '../kernel/handle.ts'
import { causeOf } from '../kernel/processes/cause.ts'
import { defineProcess } from '../kernel/processes/define-process.ts'
import { actInLog } from './act-in-log.ts'
import { appealOf, conduct } from './conduct.ts'

interface Parts {
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly handle: Handle
  readonly clock: Clock
  readonly logger: Logger
}

/** Shows a text again whose hiding was overturned. What was decided of it since is another act, and stands. A sanction was lifted with the answer. */
export const carryOutAnswers = defineProcess({
  name: 'carry-out-answers',
  runs: 'once',
  reads: [AppealAnswered],
  on: async (answered, parts: Parts, { send }) => {
    const { actId, outcome, by } = answered.event.data
    if (outcome === 'upheld') return
    const made = appealOf(await parts.handle.read(conduct, answered.stream, { at: parts.clock() }), actId)
    const found = made && (await actInLog(made, parts))
    if (found === undefined || found.isRepeated) return
    const { event } = found.act
    const undoing = acts.get(event.type)?.undo?.(event.data, by)
    await undoing?.((definition, payload) => send(definition, payload, causeOf(answered)))
  },
})
