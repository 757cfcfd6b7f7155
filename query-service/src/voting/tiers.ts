import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Parts } from '../kernel/query.ts'

/** The highest streak that a member was rewarded for, as SQL: it draws the border of their face. The column of their id is named with its table. */
export const tierOf = (memberId: `${string}.${string}`) =>
  `coalesce((select max(tier) from :rewards:.granted where granted.member_id = ${memberId}), 0)`

interface Person {
  readonly memberId: MemberId
  readonly username: string | null
}

/** The same people with their tiers. Of those who were erased nothing is said. */
export const withTiers = async <Each extends Person>(people: readonly Each[], { database, checkpoints }: Parts) => {
  const named = new Set(people.flatMap(({ memberId, username }) => (username === null ? [] : [memberId])))
  if (named.size === 0) return people.map((person) => ({ ...person, tier: 0 }))
  const { rows } = await database.raw<{ rows: { id: MemberId; tier: number }[] }>(
    `select id, ${tierOf('named.id')} as tier from unnest(:named::uuid[]) as named (id)`,
    { rewards: checkpoints.of('rewards').schema, named: [...named] },
  )
  const tiers = new Map(rows.map(({ id, tier }) => [id, tier]))
  return people.map((person) => ({ ...person, tier: tiers.get(person.memberId) ?? 0 }))
}
