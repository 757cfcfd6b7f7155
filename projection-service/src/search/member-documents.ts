import type { MemberId } from '@debut/events/kernel/ids.ts'
import {
  AvatarChanged,
  AvatarRemoved,
  MemberErased,
  MemberNamed,
  MemberNameRemoved,
  MemberRegistered,
  UsernameChanged,
} from '@debut/events/members/member-events.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'
import { inOnePieceOf, KINDS, vectorOf } from './document-words.ts'
import { takenOut } from './search-index.ts'

/** Members are found by the username and the name that they have now. */
export const memberDocuments = (batch: Batch): Statement[] => {
  const arrivals = new Map(batch.of(MemberRegistered).map(({ event, position }) => [event.data.memberId, position]))
  const erased = new Set(batch.of(MemberErased).map(({ event }) => event.data.memberId))
  const usernames = usernamesIn(batch)
  const names = new Map(
    batch.of(MemberNamed, MemberNameRemoved).map(({ event: { data } }) => [data.memberId, 'name' in data ? data.name : null]),
  )
  const called = [...new Set([...usernames.keys(), ...names.keys()])]
    .filter((memberId) => !erased.has(memberId))
    .map((memberId) => rowOf(memberId, { username: usernames.get(memberId), name: names.get(memberId), since: arrivals.get(memberId) }))
  const renamed = called.filter(({ since }) => since === null)
  const gone = [...erased].map((memberId) => KINDS.member + memberId)
  const lost = [...gone, ...renamed.map(({ document }) => document)]
  return [
    ...(lost.length === 0 ? [] : takenOut('select unnest($1::text[])', lost)),
    ...(gone.length === 0 ? [] : [{ sql: 'delete from documents where document = any($1::text[])', values: [gone] }]),
    ...forRows(
      called.filter(({ since, username }) => since !== null && username !== null),
      `with arrived as (
         insert into documents (document, address, title, line, whole, vector, username_words, name_words, since)
         select document, username, username, name, whole, ${together('username_words', 'name_words')}, username_words, name_words, since
         from ${CALLED} returning document
       )
       insert into due (document, fresh) select document, true from arrived`,
    ),
    ...forRows(
      renamed,
      `with renamed as (
         update documents set
           address = coalesce(called.username, address), title = coalesce(called.username, title), whole = coalesce(called.whole, documents.whole),
           line = ${nameNow('name', 'line')},
           username_words = coalesce(called.username_words, documents.username_words),
           name_words = ${nameNow('name_words', 'documents.name_words')},
           vector = ${together('coalesce(called.username_words, documents.username_words)', nameNow('name_words', 'documents.name_words'))}
         from ${CALLED} where documents.document = called.document returning documents.document
       )
       insert into due (document, fresh) select document, true from renamed`,
    ),
    ...pictured(batch),
  ]
}

const usernamesIn = (batch: Batch): ReadonlyMap<MemberId, string> =>
  new Map(
    batch.of(MemberRegistered, UsernameChanged).flatMap(({ event: { data } }) =>
      // Without its key a username reads as null, which means that its member is erased.
      data.username === null ? [] : [[data.memberId, data.username]],
    ),
  )

interface Called {
  readonly username: string | undefined
  /** It is null if it was removed, and undefined if the event says nothing about it. */
  readonly name: string | null | undefined
  readonly since: number | undefined
}

const rowOf = (memberId: MemberId, { username, name, since }: Called) => ({
  document: KINDS.member + memberId,
  username: username ?? null,
  whole: username === undefined ? null : inOnePieceOf(KINDS.member, username),
  username_words: username === undefined ? null : wordsOf(username),
  says_name: name !== undefined,
  name: name ?? null,
  name_words: name ? wordsOf(name) : null,
  since: since ?? null,
})

const wordsOf = (text: string): string => vectorOf(KINDS.member, [{ weight: 'A', text }])

const CALLED = `json_to_recordset($1::json) as called (
  document text, username text, whole text, username_words tsvector, says_name boolean, name text, name_words tsvector, since bigint
)`

const nameNow = (said: string, before: string) => `case when called.says_name then called.${said} else ${before} end`

const together = (username: string, name: string) => `${username} || coalesce(${name}, '')`

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
