import { randomBytes } from 'node:crypto'
import { MemberId } from '@debut/events/kernel/ids.ts'
import type { Knex } from './database.ts'

/** Members are opened by the thousand in a rebuild; a destroyed key may be remembered this long by other processes. */
const KEPT = 20_000
const KEPT_MS = 60_000

export interface MemberKeys {
  /** The keys of these members: null where it was destroyed, absent where there never was one. */
  of(members: Iterable<MemberId>): Promise<ReadonlyMap<MemberId, Buffer | null>>
  /** The member's key, made when there is none yet. */
  forSealing(member: MemberId): Promise<Buffer>
  /** Whatever was sealed under it can never be read again. */
  destroy(member: MemberId): Promise<void>
}

export class MemberErased extends Error {
  override readonly name = 'MemberErased'
}

interface KeyRow {
  readonly member_id: MemberId
  /** Null once it was destroyed, and the table sees to it that it is null for no other reason. */
  readonly key: Buffer | null
}

export const openMemberKeys = (database: Knex): MemberKeys => {
  const kept = new Map<MemberId, { key: Buffer | null; until: number }>()

  const keep = <Key extends Buffer | null>(member: MemberId, key: Key): Key => {
    if (kept.size >= KEPT) for (const oldest of [...kept.keys()].slice(0, KEPT / 10)) kept.delete(oldest)
    kept.set(member, { key, until: performance.now() + KEPT_MS })
    return key
  }
  const recall = (member: MemberId) => {
    const found = kept.get(member)
    if (found === undefined || found.until > performance.now()) return found?.key
    kept.delete(member)
    return undefined
  }

  const of: MemberKeys['of'] = async (members) => {
    const keys = new Map<MemberId, Buffer | null>()
    const unknown: MemberId[] = []
    for (const member of new Set(members)) {
      const key = recall(member)
      if (key !== undefined) keys.set(member, key)
      // What a damaged event names as its member may be anything.
      else if (MemberId.safeParse(member).success) unknown.push(member)
    }
    if (unknown.length === 0) return keys
    const rows: KeyRow[] = await database<KeyRow>('identity.member_keys')
      .select('member_id', 'key')
      .whereRaw('member_id = any(?)', [unknown])
    for (const row of rows) keys.set(row.member_id, keep(row.member_id, row.key))
    return keys
  }

  const underway = new Map<MemberId, Promise<Buffer | null>>()
  const findOrMake = async (member: MemberId): Promise<Buffer | null> => {
    const made = await database.raw<{ rows: KeyRow[] }>(
      `with made as (insert into identity.member_keys (member_id, key) values (:member, :key) on conflict do nothing returning member_id, key)
       select * from made union all select member_id, key from identity.member_keys where member_id = :member`,
      { member, key: randomBytes(32) },
    )
    // Another process may have made it after this statement took its view of the table.
    const key = made.rows[0]?.key ?? (await of([member])).get(member)
    if (key === undefined) throw new Error(`the key of ${member} could neither be made nor found`)
    return keep(member, key)
  }

  return {
    of,
    forSealing: async (member) => {
      let key = recall(member)
      if (key === undefined) {
        const making = underway.get(member) ?? findOrMake(member).finally(() => underway.delete(member))
        underway.set(member, making)
        key = await making
      }
      if (key === null) throw new MemberErased(`${member} was erased`)
      return key
    },
    destroy: async (member) => {
      await database('identity.member_keys')
        .insert({ member_id: member, key: null, destroyed_at: database.fn.now() })
        .onConflict('member_id')
        .merge(['key', 'destroyed_at'])
      keep(member, null)
    },
  }
}
