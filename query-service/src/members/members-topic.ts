import { fixedTopic } from '../kernel/live/fixed-topic.ts'
import type { TopicFamily } from '../kernel/live/topic.ts'
import type { Parts } from '../kernel/query.ts'
import { tierOf } from '../voting/tiers.ts'
import { memberView, type MemberRow } from './member-view.ts'

/** Everybody may listen: each newcomer in a frame of their own would be more than thousands of sockets can be sent. */
const BUNDLED_MS = 500

/** All who register, in order: a client that was offline gets all that it missed. */
export const membersTopic = ({ database, checkpoints }: Pick<Parts, 'database' | 'checkpoints'>): TopicFamily =>
  fixedTopic({
    key: 'members',
    name: 'members',
    projection: 'members',
    bundledMs: BUNDLED_MS,
    since: async (cursor, limit) => {
      const [members, rewards] = ['members', 'rewards'].map((name) => checkpoints.of(name).schema)
      const { rows } = await database.raw<{ rows: (MemberRow & { total: number })[] }>(
        `select member.*, ${tierOf('member.member_id')} as tier, total.members as total from :members:.members member, :members:.member_count total
       where position > :cursor and username is not null order by position limit :limit`,
        { members, rewards, cursor, limit },
      )
      return rows.map(({ total, ...row }) => ({ cursor: row.position, body: { ...memberView(row), total } }))
    },
    isBehind: async (cursor, most) => {
      const { schema } = checkpoints.of('members')
      const members = database.withSchema(schema).from('members').where('position', '>', cursor)
      return (await members.orderBy('position').offset(most).first('position')) !== undefined
    },
  })
