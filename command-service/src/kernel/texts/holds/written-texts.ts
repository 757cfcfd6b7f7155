import { type Instant, instantAt, isoOf } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { inTurn } from '../../in-turn.ts'
import { type Fingerprint, isNearlySame } from './fingerprint.ts'

const DAY = { days: 1 } as const
/** More texts that share a key than this are the same many times over. */
const MOST_COMPARED = 300

interface Text {
  readonly memberId: MemberId
  readonly textId: string
  readonly kind: string
  readonly at: Instant
  readonly fingerprint: Fingerprint | undefined
}

/** That it was written before is known, or that there is no room for it until then. */
type Noted = { readonly isNew: boolean; readonly id: number } | { readonly fullUntil: Instant }

interface Said {
  readonly saidBefore: boolean
  readonly saidBy: number
}

/** Rows and not events: they are of use for a day, and hold no text. */
export interface WrittenTexts {
  /** Counts it, unless it is counted already or its author has written `most` of its kind within the last day. */
  note(text: Text, most: number): Promise<Noted>
  /** Who wrote nearly the same within the last day: its author in a text from before `before`, and how many others. */
  likeIt(text: Text, before?: number): Promise<Said>
  /** It was edited. */
  change(text: Text): Promise<void>
  /** It was not written after all. */
  drop(memberId: MemberId, textId: string): Promise<void>
  /** Its author deleted it, and may write the same again. It still counts. */
  forgetWords(memberId: MemberId, textId: string): Promise<void>
  sweep(now: Instant): Promise<void>
  exportOf(memberId: MemberId): Promise<readonly object[]>
  forget(memberId: MemberId): Promise<void>
}

interface Found {
  readonly known: string | null
  readonly full: Date | null
  readonly noted: string | null
}

const NOTE = `
  with known as (
    select id from identity.written_texts where member_id = :memberId and text_id = :textId
  ), full_since as (
    select written_at from identity.written_texts
    where member_id = :memberId and kind = :kind and counts and written_at > :since
    order by written_at desc offset :last limit 1
  ), noted as (
    insert into identity.written_texts (member_id, text_id, kind, written_at, counts, said_at, keys, sketch)
    select :memberId::uuid, :textId, :kind, :at::timestamptz, true, :at, :keys::text[], :sketch::text[]
    where not exists (select from known) and not exists (select from full_since)
    returning id
  )
  select (select id from known) as known, (select written_at from full_since) as full, (select id from noted) as noted`
const NOTED = {}

export const writtenTexts = (database: Knex): WrittenTexts => {
  // A member's texts are noted one after another, so that each counts the ones before it. They wait here, where they take up no connection.
  const turns = inTurn()
  const rows = () => database('identity.written_texts')
  const valuesOf = ({ memberId, textId, kind, at, fingerprint }: Text) => ({
    memberId,
    textId,
    kind,
    at: at.toJSDate(),
    since: at.minus(DAY).toJSDate(),
    keys: [...(fingerprint?.keys ?? [])],
    sketch: [...(fingerprint?.sketch ?? [])],
  })

  return {
    note: (text, most) =>
      turns(NOTED, text.memberId, () =>
        database.transaction(async (transaction) => {
          await transaction.raw(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [`written texts of ${text.memberId}`])
          const { rows: found } = await transaction.raw<{ rows: Found[] }>(NOTE, { ...valuesOf(text), last: most - 1 })
          const { known = null, full = null, noted = null } = found[0] ?? {}
          if (known !== null) return { isNew: false, id: Number(known) }
          return full === null ? { isNew: true, id: Number(noted) } : { fullUntil: instantAt(full.getTime()).plus(DAY) }
        }),
      ),

    likeIt: async (text, before = Number.MAX_SAFE_INTEGER) => {
      const { fingerprint, memberId } = text
      if (fingerprint === undefined) return { saidBefore: false, saidBy: 0 }
      const { rows: like } = await database.raw<{ rows: { member_id: MemberId; sketch: string[] }[] }>(
        `select member_id, sketch from identity.written_texts
         where keys && :keys::text[] and said_at > :since and text_id <> :textId and (member_id <> :memberId or id < :before)
         order by said_at desc limit ${MOST_COMPARED}`,
        { ...valuesOf(text), before },
      )
      const authors = new Set(like.filter((other) => isNearlySame(other, fingerprint)).map(({ member_id }) => member_id))
      return { saidBefore: authors.delete(memberId), saidBy: authors.size }
    },

    change: async (text) => {
      await database.raw(
        `insert into identity.written_texts (member_id, text_id, kind, written_at, counts, said_at, keys, sketch)
         values (:memberId, :textId, :kind, :at, false, :at, :keys::text[], :sketch::text[])
         on conflict (member_id, text_id) do update set said_at = excluded.said_at, keys = excluded.keys, sketch = excluded.sketch`,
        valuesOf(text),
      )
    },

    drop: async (member_id, text_id) => void (await rows().where({ member_id, text_id }).delete()),
    forgetWords: async (member_id, text_id) => void (await rows().where({ member_id, text_id }).update({ keys: [], sketch: [] })),
    sweep: async (now) => void (await rows().where('said_at', '<', now.minus(DAY).toJSDate()).delete()),

    exportOf: async (member_id) => {
      const all = (await rows().where({ member_id }).orderBy('id').select('text_id', 'kind', 'written_at')) as readonly {
        readonly text_id: string
        readonly kind: string
        readonly written_at: Date
      }[]
      return all.map(({ text_id, kind, written_at }) => ({ textId: text_id, kind, writtenAt: isoOf(instantAt(written_at.getTime())) }))
    },
    forget: async (member_id) => void (await rows().where({ member_id }).delete()),
  }
}
