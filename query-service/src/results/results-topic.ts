import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { CommandId, MemberId } from '@debut/events/kernel/ids.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { MessageTopic, TopicFamily } from '../kernel/live/topic.ts'
import type { Parts } from '../kernel/query.ts'

interface ResultRow {
  readonly position: number
  readonly command_id: CommandId
  readonly at: Date
  readonly events: readonly { readonly type: string; readonly data: object }[]
}

/**
 * The results of the listener's own commands.
 * A command whose events were read in two portions is sent twice, the second time in full.
 */
export const resultsTopic = ({ database, checkpoints }: Pick<Parts, 'database' | 'checkpoints'>): TopicFamily => {
  const topicOf = (memberId: MemberId): MessageTopic => ({
    key: `results:${memberId}`,
    name: 'results',
    projection: 'results',
    since: async (cursor, limit) => {
      const { rows } = await database.raw<{ rows: ((ResultRow | Record<keyof ResultRow, null>) & { up_to: number })[] }>(
        `select up_to, result.* from :schema:.forgotten
         left join lateral (
           select position, command_id, at, events from :schema:.results
           where member_id = :memberId and position > :cursor order by position limit :limit
         ) result on true`,
        { schema: checkpoints.of('results').schema, memberId, cursor, limit },
      )
      if (rows.some(({ up_to }) => cursor < up_to)) return 'forgotten'
      return rows.flatMap((row) => (row.position === null ? [] : [{ cursor: row.position, body: resultOf(row) }]))
    },
    isBehind: async (cursor, most) => {
      const results = database.withSchema(checkpoints.of('results').schema).from('results').where({ member_id: memberId })
      return (await results.where('position', '>', cursor).orderBy('position').offset(most).first('position')) !== undefined
    },
  })

  return {
    name: 'results',
    projection: 'results',
    find: (parameter, identity) => {
      if (parameter !== undefined || identity === null) throw new HttpError('not-found')
      return topicOf(identity.memberId)
    },
    changedAfter: async (position) => {
      const results = database.withSchema(checkpoints.of('results').schema).from('results').where('position', '>', position)
      const rows = await results.distinct<{ member_id: MemberId }[]>('member_id')
      return rows.map(({ member_id }) => `results:${member_id}`)
    },
  }
}

const resultOf = ({ position, command_id, at, events }: ResultRow) => ({
  commandId: command_id,
  position,
  at: isoOf(toInstant(at.toISOString())),
  events,
})
