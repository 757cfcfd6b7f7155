import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { StateTopic, TopicFamily } from '../kernel/live/topic.ts'
import type { Parts } from '../kernel/query.ts'
import {
  acceptedAppealOf,
  acceptedFrom,
  type AcceptedJson,
  hasSanctionOver,
  ownSanctionOf,
  type SanctionJson,
  sanctionFrom,
} from './own-sanction.ts'

interface Row {
  readonly sanction: SanctionJson | null
  readonly accepted: AcceptedJson | null
  readonly changed: number
  readonly is_over: boolean
}

/** The sanction that the listener's pages show, so that it is there as soon as a moderator has decided, and gone once it is lifted or over. */
export const sanctionTopic = ({ database, checkpoints, clock }: Parts): TopicFamily => {
  const topicOf = (memberId: MemberId): StateTopic => ({
    key: `sanction:${memberId}`,
    name: 'sanction',
    projection: 'conduct',
    read: async () => {
      const now = clock()
      // Taken before the rows are read: these have at least this.
      const { schema: conduct, position } = checkpoints.of('conduct')
      const { rows } = await database.raw<{ rows: Row[] }>(
        `select ${ownSanctionOf(':memberId::uuid')} as sanction, ${acceptedAppealOf(':memberId::uuid')} as accepted, ${hasSanctionOver(':memberId::uuid')} as is_over,
           coalesce((select position from :conduct:.changes where member_id = :memberId), 0) as changed`,
        { conduct, memberId, now: isoOf(now) },
      )
      const { sanction = null, accepted = null, changed = 0, is_over: hasTurned = false } = rows[0] ?? {}
      return {
        changed,
        position: Math.max(position, changed),
        body: { sanction: sanction && sanctionFrom(sanction), ...(accepted && { accepted: acceptedFrom(accepted) }) },
        validForMs: sanction?.until ? toInstant(sanction.until).diff(now).toMillis() : null,
        hasTurned,
      }
    },
  })

  return {
    name: 'sanction',
    projection: 'conduct',
    find: (parameter, identity) => {
      if (parameter !== undefined || identity === null) throw new HttpError('not-found')
      return topicOf(identity.memberId)
    },
    changedAfter: async (position) => {
      const changes = database.withSchema(checkpoints.of('conduct').schema).from('changes').where('position', '>', position)
      const rows = await changes.select<{ member_id: MemberId }[]>('member_id')
      return rows.map(({ member_id }) => `sanction:${member_id}`)
    },
  }
}
