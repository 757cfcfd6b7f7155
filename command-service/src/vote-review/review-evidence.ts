import type { MemberId } from '@debut/events/kernel/ids.ts'
import { isoOf, type Instant } from '@debut/events/kernel/instant.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { Detector } from './detectors/suspicion.ts'

export interface Evidence {
  readonly memberId: MemberId
  readonly number: number
  readonly launchId: LaunchId
  readonly detector: Detector
  /** They name no member. */
  readonly figures: Readonly<Record<string, number>>
}

export interface FoundEvidence extends Omit<Evidence, 'launchId'> {
  readonly foundAt: string
}

/** Why votes are held, beside the log: what was found first stands. Losing it costs the figures; `npm run vote-review -- --history` finds them again. */
export interface ReviewEvidence {
  keep(evidence: readonly Evidence[], foundAt: Instant): Promise<void>
  /** All that was found in the votes of a launch. */
  ofLaunch(launchId: LaunchId): Promise<readonly FoundEvidence[]>
  exportOf(memberId: MemberId): Promise<readonly object[]>
  forget(memberId: MemberId): Promise<void>
}

interface Row {
  readonly member_id: MemberId
  readonly number: number
  readonly detector: Detector
  readonly launch_id: LaunchId
  readonly figures: Readonly<Record<string, number>>
  readonly found_at: Date
}

const MOST = 5_000

const KEEP = `
  insert into identity.review_evidence (member_id, number, detector, launch_id, figures, found_at)
  select "memberId", number, detector, "launchId", figures, :foundAt
  from json_to_recordset(:evidence::json) as found ("memberId" uuid, number int, detector text, "launchId" text, figures jsonb)
  on conflict do nothing`

export const reviewEvidence = (database: Knex): ReviewEvidence => ({
  keep: async (evidence, foundAt) => void (await database.raw(KEEP, { evidence: JSON.stringify(evidence), foundAt: isoOf(foundAt) })),
  ofLaunch: async (launch_id) => {
    const rows = await database<Row>('identity.review_evidence').where({ launch_id }).orderBy(['found_at', 'number']).limit(MOST)
    return rows.map(({ member_id, number, detector, figures, found_at }) => ({
      memberId: member_id,
      number,
      detector,
      figures,
      foundAt: found_at.toISOString(),
    }))
  },
  exportOf: async (member_id) => {
    const rows = await database<Row>('identity.review_evidence').where({ member_id }).orderBy(['found_at', 'number'])
    return rows.map(({ number, detector, launch_id, figures }) => ({ number, launchId: launch_id, detector, figures }))
  },
  forget: async (member_id) => void (await database<Row>('identity.review_evidence').where({ member_id }).delete()),
})
