import { z } from 'zod'
import { CommandId, type LogPosition, MemberId } from './ids.ts'
import { Instant, isoOf } from './instant.ts'

/** Who did it: a member, or a process of ours by its name. */
export const Actor = z.union([MemberId, z.templateLiteral(['process:', z.string().regex(/^[a-z-]+$/)])])
export type Actor = z.infer<typeof Actor>

/** What every event says about itself beside its data. */
export const Envelope = z.object({
  /** The request that everything caused by it shares. */
  $correlationId: z.string().min(1),
  /** The command that caused the event. */
  $causationId: CommandId,
  /** Distinguishes a repeated command from another one sent under its id. */
  commandHash: z.string().min(1),
  actor: Actor,
  at: Instant,
  /** The version of the event's form. */
  v: z.int().min(1),
})
export type Envelope = z.infer<typeof Envelope>

/** Our own, so there is nothing to check: every append passes here. */
export const encodeEnvelope = (envelope: Envelope): z.input<typeof Envelope> => ({ ...envelope, at: isoOf(envelope.at) })

/** An event as the log gives it back. */
export interface Recorded<Event> {
  readonly event: Event
  readonly envelope: Envelope
  readonly stream: string
  readonly revision: number
  readonly position: LogPosition
}

/** `voter-4f…` belongs to the category `voter`. */
export const categoryOf = (stream: string): string => {
  const dash = stream.indexOf('-')
  return dash === -1 ? stream : stream.slice(0, dash)
}
