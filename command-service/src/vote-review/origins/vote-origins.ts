import type { CaseId } from '@debut/events/cases/case-form.ts'
import { createHmac, randomBytes } from 'node:crypto'
import { dayOf, endOf, startOf } from '@debut/events/kernel/calendar.ts'
import { addDays, type Day } from '@debut/events/kernel/days.ts'
import { type Instant, isoOf } from '@debut/events/kernel/instant.ts'
import { startOfPeriod } from '@debut/events/kernel/periods.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { wideNetworkOf } from '@debut/adapters/wide-network-of.ts'

interface Noted {
  readonly memberId: MemberId
  readonly launchId: LaunchId
  readonly at: Instant
  readonly network: string
}

export interface VoteOrigin {
  readonly member_id: MemberId
  readonly launch_id: LaunchId
  readonly origin: string
  readonly at: string
}

interface LaunchNetworks {
  readonly launchId: CaseId
  readonly known: number
  readonly shared: number
}

/** Votes of one week by the network that they came from. Once its salt is deleted, networks cannot be distinguished by it. */
export interface VoteOrigins {
  /** Remembered until it is written: a vote does not wait for it. */
  note(vote: { readonly memberId: MemberId; readonly launchId: LaunchId; readonly at: Instant; readonly address: string }): void
  write(): Promise<void>
  /** In the order of their time, behind one that is known. */
  after(last: VoteOrigin | undefined, atMost: number): Promise<readonly VoteOrigin[]>
  /**
   * Counts for each launch with votes on a day how many came from known networks, and how many of those share their network with another.
   */
  networksOn(day: Day): Promise<readonly LaunchNetworks[]>
  exportOf(memberId: MemberId): Promise<readonly object[]>
  forget(memberId: MemberId): Promise<void>
}

interface Parts {
  readonly database: Knex
  readonly clock: Clock
}

const KEPT_DAYS = 30
/** At once, of each instance. */
const MOST_NOTED = 20_000
const FORGET_EVERY_MS = 3_600_000

const WRITE = `
  insert into identity.vote_origins as known (member_id, launch_id, origin, at)
  select distinct on (vote.member_id, vote.launch_id) vote.member_id, vote.launch_id, vote.origin, vote.at
  from json_to_recordset(:votes::json) as vote (member_id uuid, launch_id text, origin text, at timestamptz)
  order by vote.member_id, vote.launch_id, vote.at desc
  on conflict (member_id, launch_id) do update set origin = excluded.origin, at = excluded.at`

const AFTER = `
  select member_id, launch_id, origin, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
  from identity.vote_origins where (at, member_id, launch_id) > (:at::timestamptz, :member_id::uuid, :launch_id)
  order by at, member_id, launch_id limit :atMost`

const NETWORKS = `
  select launch_id as "launchId", sum(votes)::int as known, coalesce(sum(votes) filter (where votes > 1), 0)::int as shared
  from (
    select launch_id, origin, count(*) as votes from identity.vote_origins where at >= :from and at < :to group by launch_id, origin
  ) as networks group by launch_id`

const FIRST = { at: '1970-01-01T00:00:00Z', member_id: '00000000-0000-0000-0000-000000000000', launch_id: '' }

export const voteOrigins = ({ database, clock }: Parts): VoteOrigins => {
  let noted: Noted[] = []
  let writing: Promise<unknown> = Promise.resolve()
  let forgottenAt = -Infinity
  const salts = new Map<Day, Buffer>()

  const saltOf = async (period: Day): Promise<Buffer> => {
    const known = salts.get(period)
    if (known !== undefined) return known
    const fresh = { period, salt: randomBytes(32) }
    await database.raw('insert into identity.origin_salts (period, salt) values (:period, :salt) on conflict do nothing', fresh)
    const row = await database<{ period: Day; salt: Buffer }>('identity.origin_salts').where({ period }).first('salt')
    if (row === undefined) throw new Error(`the salt of ${period} is gone`)
    salts.set(period, row.salt)
    return row.salt
  }

  /** Those of one week share one salt. */
  const originOf = async ({ network, at }: Noted): Promise<string> => {
    const period = startOfPeriod('week', dayOf(at))
    const hash = createHmac('sha256', await saltOf(period))
      .update(network)
      .digest('base64url')
    return `${period}.${hash.slice(0, 16)}`
  }

  const forgetOld = async () => {
    const last = clock().minus({ days: KEPT_DAYS })
    await database.raw('delete from identity.vote_origins where at < :last', { last: isoOf(last) })
    await database.raw('delete from identity.origin_salts where period < :last', { last: addDays(dayOf(last), -7) })
    salts.clear()
  }

  const writeAll = async () => {
    const votes = noted
    noted = []
    try {
      const rows = []
      for (const vote of votes)
        rows.push({ member_id: vote.memberId, launch_id: vote.launchId, origin: await originOf(vote), at: isoOf(vote.at) })
      if (rows.length > 0) await database.raw(WRITE, { votes: JSON.stringify(rows) })
    } catch (error) {
      noted = [...votes, ...noted].slice(0, MOST_NOTED)
      throw error
    }
  }

  return {
    note: ({ address, ...vote }) => {
      const network = wideNetworkOf(address)
      if (network !== undefined && noted.length < MOST_NOTED) noted.push({ ...vote, network })
    },
    write: async () => {
      writing = writeAll()
      await writing
      if (performance.now() - forgottenAt < FORGET_EVERY_MS) return
      await forgetOld()
      forgottenAt = performance.now()
    },
    after: async (last, atMost) => {
      const { at, member_id, launch_id } = last ?? FIRST
      return (await database.raw<{ rows: VoteOrigin[] }>(AFTER, { at, member_id, launch_id, atMost })).rows
    },
    networksOn: async (day) =>
      (await database.raw<{ rows: LaunchNetworks[] }>(NETWORKS, { from: isoOf(startOf(day)), to: isoOf(endOf(day)) })).rows,
    exportOf: async (member_id) => {
      const rows = await database<{ member_id: MemberId; launch_id: LaunchId; origin: string }>('identity.vote_origins')
        .where({ member_id })
        .orderBy('at')
        .select('launch_id', 'origin')
      return rows.map(({ launch_id, origin }) => ({ launchId: launch_id, origin }))
    },
    forget: async (member_id) => {
      noted = noted.filter(({ memberId }) => memberId !== member_id)
      // What is being written now would come behind.
      await writing.catch(() => undefined)
      noted = noted.filter(({ memberId }) => memberId !== member_id)
      await database('identity.vote_origins').where({ member_id }).delete()
    },
  }
}
