import { z } from 'zod'
import { CommandId, type LogPosition, MemberId } from './ids.ts'
import { Instant, instantAt, isoOf } from './instant.ts'
import { unchangedBy } from './unchanged-by.ts'

/** Who did it: a member, or a process of ours by its name. */
export const Actor = z.union([MemberId, z.templateLiteral(['process:', z.string().regex(/^[a-z-]+$/)])])
export type Actor = z.infer<typeof Actor>

/** What every event says about itself beside its data. */
export const Envelope = z.object({
  /** The request that everything caused by it shares. */
  $correlationId: z.string().min(1),
  /** The command that caused the event. */
  $causationId: CommandId,
  /** Tells a repeated command from another one sent under its id. */
  commandHash: z.string().min(1),
  actor: Actor,
  at: Instant,
  /** The version of the event's form. */
  v: z.int().min(1),
})
export type Envelope = z.infer<typeof Envelope>

type Written = Omit<Envelope, 'at'> & { readonly at: string }

const test = unchangedBy(z.object({ ...Envelope.shape, at: Instant.in }))
const isAsWritten = (metadata: unknown): metadata is Written => test(metadata)

/** `Envelope.safeParse`, in a tenth of the time where it is as we write it. */
export const readEnvelope = (metadata: unknown): z.ZodSafeParseResult<Envelope> =>
  isAsWritten(metadata) ? { success: true, data: { ...metadata, at: instantOf(metadata.at) } } : Envelope.safeParse(metadata)

/** The events of a command come together, and happened at once. */
let latest: { readonly text: string; readonly instant: Instant } | undefined

const instantOf = (text: string): Instant => {
  // oxlint-disable-next-line no-restricted-globals -- an instant, not a day: no zone is involved
  if (latest?.text !== text) latest = { text, instant: instantAt(Date.parse(text)) }
  return latest.instant
}

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
