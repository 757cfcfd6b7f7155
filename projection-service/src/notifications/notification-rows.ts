import { isoOf } from '@debut/events/kernel/instant.ts'
import type { Cause, Notified } from '@debut/events/notices-of.ts'
import type { Batch } from '../kernel/projector.ts'

/** All notifications of what happens in a batch. */
export const notificationRows = (causes: readonly Cause[], batch: Batch) =>
  causes.flatMap((cause) => batch.of(cause.form).flatMap((recorded) => cause.noticesOf(recorded).map(rowOf)))

const rowOf = ({ id, recipientId, actorId, type, payload, at, position }: Notified) => ({
  id,
  recipient_id: recipientId,
  actor_id: actorId,
  type,
  payload,
  created_at: isoOf(at),
  position,
})
