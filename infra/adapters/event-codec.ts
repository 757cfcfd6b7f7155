import { catalogue } from '@debut/events/catalogue.ts'
import type { EventForm } from '@debut/events/kernel/define-event.ts'
import { encodeEnvelope, Envelope, type Recorded } from '@debut/events/kernel/envelope.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { UnreadableEvent, upcast } from '@debut/events/kernel/upcast.ts'
import { keyHolder } from './key-holder.ts'
import { eventId } from './event-id.ts'
import type { NewEvent } from './new-event.ts'
import type { MemberKeys } from './member-keys.ts'
import { isSealed, open, seal, type Sealed } from './sealing.ts'
import type { StoredEvent } from './stored-event.ts'

interface Fact {
  readonly type: string
  readonly data: object
}

const formOf = (type: string): EventForm => {
  const form = catalogue.get(type)
  if (form === undefined) throw new UnreadableEvent(`"${type}" is not an event known here`)
  return form
}

/** Events as they go into the log: sealed, versioned, with ids that follow from the command and the moment it was decided. */
export const encode = async (
  keys: MemberKeys,
  stream: string,
  events: readonly Fact[],
  envelope: Omit<Envelope, 'v'>,
): Promise<NewEvent[]> => {
  const owners = new Map<MemberId, Buffer>()
  for (const event of events) for (const [, member] of personalIn(event)) owners.set(member, await keys.forSealing(member))
  return encodeWith(owners, stream, events, envelope)
}

/** The same where the keys are at hand. */
export const encodeWith = (
  keys: ReadonlyMap<MemberId, Buffer>,
  stream: string,
  events: readonly Fact[],
  envelope: Omit<Envelope, 'v'>,
): NewEvent[] =>
  events.map((event, index) => ({
    id: eventId(envelope.$causationId, stream, index, envelope.at),
    type: event.type,
    data: sealed(keys, event),
    metadata: encodeEnvelope({ ...envelope, v: formOf(event.type).v }),
  }))

/** The fields that are somebody's own, and whose. */
const personalIn = ({ type, data }: Fact): [field: string, MemberId][] => {
  const { personal } = formOf(type)
  if (personal.size === 0) return []
  const fields = data as Readonly<Record<string, unknown>>
  return [...personal].flatMap(([field, owner]) => (fields[field] === null ? [] : [[field, keyHolder(fields[owner])]]))
}

const sealed = (keys: ReadonlyMap<MemberId, Buffer>, event: Fact): Record<string, unknown> => {
  const { type, data } = event
  const fields: Record<string, unknown> = { ...data }
  for (const [field, member] of personalIn(event)) {
    const key = keys.get(member)
    if (key === undefined) throw new Error(`there is no key of ${member}`)
    fields[field] = seal(key, type, field, member, fields[field])
  }
  return fields
}

/** Stored events, opened and brought to today's form; in the place of one that can't be read, why. One query fetches all keys. */
export const decodeEach = async (keys: MemberKeys, stored: readonly StoredEvent[]): Promise<(Recorded<Fact> | UnreadableEvent)[]> => {
  const owners = new Set<MemberId>()
  for (const { data } of stored) for (const [, sealed] of sealedIn(data)) owners.add(sealed.$of)
  const found = await keys.of(owners)
  return stored.map((event) => {
    try {
      return decodeOne(found, event)
    } catch (error) {
      return error instanceof UnreadableEvent ? error : new UnreadableEvent(`it can't be opened: ${String(error)}`, { cause: error })
    }
  })
}

/** The same where every one of them is needed: one that can't be read throws. */
export const decode = async (keys: MemberKeys, stored: readonly StoredEvent[]): Promise<Recorded<Fact>[]> =>
  (await decodeEach(keys, stored)).map((event) => {
    if (event instanceof UnreadableEvent) throw event
    return event
  })

const decodeOne = (
  keys: ReadonlyMap<MemberId, Buffer | null>,
  { type, data, metadata, stream, revision, position }: StoredEvent,
): Recorded<Fact> => {
  const form = formOf(type)
  const envelope = Envelope.safeParse(metadata)
  if (!envelope.success) throw new UnreadableEvent(`${type} has no envelope: ${envelope.error.issues[0]?.path.join('.')}`)
  const event = upcast(form, envelope.data.v, opened(keys, type, data as Record<string, unknown>))
  return { event: event as Fact, envelope: envelope.data, stream, revision, position }
}

const opened = (keys: ReadonlyMap<MemberId, Buffer | null>, type: string, data: Record<string, unknown>): Record<string, unknown> => {
  let plain = data
  for (const [field, value] of sealedIn(data)) {
    const key = keys.get(value.$of)
    if (key === undefined) throw new UnreadableEvent(`the key of ${value.$of} is missing`)
    plain = { ...plain, [field]: key === null ? null : open(key, type, field, value) }
  }
  return plain
}

type SealedField = readonly [field: string, value: Sealed]
const NONE: readonly SealedField[] = []

/** Most events have none. */
const sealedIn = (data: unknown): readonly SealedField[] => {
  let found = NONE
  if (typeof data !== 'object' || data === null) return found
  for (const field of Object.keys(data)) {
    const value: unknown = (data as Record<string, unknown>)[field]
    if (isSealed(value)) found = [...found, [field, value]]
  }
  return found
}
