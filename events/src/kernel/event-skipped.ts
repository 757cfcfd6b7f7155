import { z } from 'zod'
import { Sha256 } from './answer-fields.ts'
import { defineEvent, type EventOf } from './define-event.ts'
import { ProjectionName, Revision, StreamName } from './skipped-place.ts'

/** One stream: each rebuild reads it before it begins. */
export const PROJECTIONS = 'projections'

/**
 * A projection is to do without an event that it can't fold, now and in each rebuild. Named by its place on its stream, as positions change
 * when a log is moved; the hash says what stood there.
 */
export const EventSkipped = defineEvent('EventSkipped', {
  projection: ProjectionName,
  stream: StreamName,
  revision: Revision,
  type: z.string().min(1),
  payloadHash: Sha256,
  reason: z.string().min(1),
})

export const projectionEvents = [EventSkipped] as const
export type ProjectionEvent = EventOf<(typeof projectionEvents)[number]>
