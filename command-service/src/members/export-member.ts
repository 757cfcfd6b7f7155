import { catalogue } from '@debut/events/catalogue.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { type Instant, isoOf } from '@debut/events/kernel/instant.ts'
import { decodeEach } from '@debut/adapters/event-codec.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { KeptOfMembers } from '../kernel/kept-of-members.ts'
import type { Account } from './account.ts'
import { type FindOwned, streamsOf } from './owned-streams.ts'
import { UPLOAD_PATHS, type Uploads } from '../kernel/uploads.ts'

const PAGE = 500

interface Parts {
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly account: Account
  readonly kept: KeptOfMembers
  readonly uploads: Uploads
  readonly findOwned: FindOwned
  /** The origin under which uploads are shown. */
  readonly publicUrl: string
}

/** All that there is of a member as one JSON text, piece by piece: however much it is, little of it is held at once. */
export const exportMember = async (memberId: MemberId, at: Instant, parts: Parts): Promise<AsyncGenerator<string>> => {
  // Asked for first: once the response has begun, it can no longer say that something is unavailable.
  const [account, kept, streams] = await Promise.all([
    parts.account.exportOf(memberId),
    parts.kept.exportOf(memberId),
    streamsOf(memberId, parts),
  ])
  return pieces(memberId, { memberId, exportedAt: isoOf(at), account, ...kept }, streams, parts)
}

const pieces = async function* (memberId: MemberId, head: object, streams: readonly string[], parts: Parts): AsyncGenerator<string> {
  const { uploads, publicUrl } = parts
  const pictures = new Set<string>()
  const noteUploads = (text: string) => {
    for (const [path] of text.matchAll(UPLOAD_PATHS)) if (uploads.isOwn(memberId, path)) pictures.add(path)
    return text
  }
  yield `${noteUploads(JSON.stringify(head)).slice(0, -1)},\n"events":[`
  let separator = '\n'
  for (const stream of streams) {
    for await (const event of eventsOf(stream, memberId, parts)) {
      if (isTextOfOthers(event, memberId)) continue
      yield `${separator}${noteUploads(JSON.stringify(event))}`
      separator = ',\n'
    }
  }
  const own = [...pictures].map((path) => new URL(path, publicUrl).href)
  yield `],\n"uploads":${JSON.stringify(own)}}\n`
}

/** Opened, and without who else had a hand in it: that is not the member's to take along. */
const eventsOf = async function* (stream: string, memberId: MemberId, { log, keys }: Parts) {
  for (let from = 0; ; from += PAGE) {
    const stored = await log.read(stream, from, undefined, PAGE)
    for (const each of await decodeEach(keys, stored)) {
      if (each instanceof Error) continue
      const { event, envelope, position } = each
      yield { stream, position, at: isoOf(envelope.at), type: event.type, data: withoutOthersHand(event, memberId) }
    }
    if (stored.length < PAGE) return
  }
}

/** `by` says who did it: a moderator or another maker. Settings that did something are no member. */
const withoutOthersHand = ({ type, data }: { readonly type: string; readonly data: object }, memberId: MemberId): object => {
  if (catalogue.get(type)?.alsoNames.includes('by') !== true) return data
  const { by, ...rest } = data as { readonly by?: unknown }
  return by === memberId || !MemberId.safeParse(by).success ? data : rest
}

/** On a stream that two members write to, like a review with its answer, each takes along their own text alone. */
const isTextOfOthers = ({ type, data }: { readonly type: string; readonly data: object }, memberId: MemberId): boolean => {
  const { ownedBy, personal } = catalogue.get(type) ?? {}
  return ownedBy !== undefined && [...(personal?.values() ?? [])].includes(ownedBy) && Reflect.get(data, ownedBy) !== memberId
}
