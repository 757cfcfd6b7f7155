import type { MemberId } from '@debut/events/kernel/ids.ts'
import { AvatarChanged, AvatarRemoved, MemberErased, MemberRegistered, UsernameChanged } from '@debut/events/members/member-events.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'
import { inOnePieceOf, KINDS, vectorOf } from './document-words.ts'
import { takenOut } from './search-index.ts'

/** Members under the name that they have now. */
export const memberDocuments = (batch: Batch): Statement[] => {
  const arrivals = new Map(batch.of(MemberRegistered).map(({ event, position }) => [event.data.memberId, position]))
  const erased = new Set(batch.of(MemberErased).map(({ event }) => event.data.memberId))
  const names = new Map<MemberId, string>()
  for (const { event } of batch.of(MemberRegistered, UsernameChanged)) {
    const { memberId, username } = event.data
    // Without its key a name reads as null: its member is gone.
    if (username !== null && !erased.has(memberId)) names.set(memberId, username)
  }
  const named = [...names].map(([memberId, username]) => ({
    document: KINDS.member + memberId,
    username,
    whole: inOnePieceOf(KINDS.member, username),
    vector: vectorOf(KINDS.member, [{ weight: 'A', text: username }]),
    since: arrivals.get(memberId) ?? null,
  }))
  const renamed = named.filter(({ since }) => since === null)
  const gone = [...erased].map((memberId) => KINDS.member + memberId)
  const lost = [...gone, ...renamed.map(({ document }) => document)]
  return [
    ...(lost.length === 0 ? [] : takenOut('select unnest($1::text[])', lost)),
    ...(gone.length === 0 ? [] : [{ sql: 'delete from documents where document = any($1::text[])', values: [gone] }]),
    ...forRows(
      named.filter(({ since }) => since !== null),
      `with arrived as (
         insert into documents (document, address, title, whole, vector, since)
         select document, username, username, whole, vector::tsvector, since from ${NAMED} returning document
       )
       insert into due (document, fresh) select document, true from arrived`,
    ),
    ...forRows(
      renamed,
      `with renamed as (
         update documents set address = named.username, title = named.username, whole = named.whole, vector = named.vector::tsvector
         from ${NAMED} where documents.document = named.document returning documents.document
       )
       insert into due (document, fresh) select document, true from renamed`,
    ),
    ...pictured(batch),
  ]
}

const NAMED = 'json_to_recordset($1::json) as named (document text, username text, whole text, vector text, since bigint)'

const pictured = (batch: Batch): Statement[] => {
  const pictures = new Map(
    batch.of(AvatarChanged, AvatarRemoved).map(({ event: { data } }) => [data.memberId, 'avatar' in data ? data.avatar : null]),
  )
  return forRows(
    [...pictures].map(([memberId, picture]) => ({ document: KINDS.member + memberId, picture })),
    `update documents set picture = pictured.picture from json_to_recordset($1::json) as pictured (document text, picture text)
     where documents.document = pictured.document`,
  )
}
