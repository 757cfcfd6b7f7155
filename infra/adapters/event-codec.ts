import { catalogue } from '@debut/events/catalogue.ts'
import type { EventForm } from '@debut/events/kernel/define-event.ts'
import { encodeEnvelope, type Envelope, readEnvelope, type Recorded } from '@debut/events/kernel/envelope.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { UnreadableEvent, upcast } from '@debut/events/kernel/upcast.ts'
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
): Promise<NewEvent[]> =>
  Promise.all(
    events.map(async ({ type, data }, index) => {
      const form = formOf(type)
      const sealed: Record<string, unknown> = { ...data }
      for (const [field, owner] of form.personal) {
        if (sealed[field] === null) continue
        const member = MemberId.parse(sealed[owner])
        sealed[field] = seal(await keys.forSealing(member), type, field, member, sealed[field])
      }
      return {
        id: eventId(envelope.$causationId, stream, index, envelope.at),
        type,
        data: sealed,
        metadata: encodeEnvelope({ ...envelope, v: form.v }),
      }
    }),
  )

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
  const envelope = readEnvelope(metadata)
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
