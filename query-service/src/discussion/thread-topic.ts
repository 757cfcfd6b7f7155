import type { NewestAuthors } from '@debut/events/discussion/newest-authors.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { StateTopic, TopicFamily } from '../kernel/live/topic.ts'
import type { Parts } from '../kernel/query.ts'
import { newestAuthors } from './newest-authors.ts'
import { openThread } from './open-thread.ts'
import { type Subject, subjectOf, threadName } from './thread-name.ts'

interface Row {
  readonly comments: number
  readonly newest: NewestAuthors
  readonly likes: number
  readonly revision: number
  readonly changed: number
}

const NEWEST = newestAuthors(':discussion:.comments where thread = :thread and readable')

/**
 * Counts a thread's comments and the post's likes and edits, and names the newest authors. A post that is hidden in the meantime has no
 * thread left; replies to a deleted one stay.
 */
const STATE = {
  post: `
    select case when state = 'hidden' then 0 else coalesce(comments, 0) end as comments,
      case when state = 'hidden' then '[]' else ${NEWEST} end as newest, case when state = 'published' then likes else 0 end as likes,
      coalesce(revision, 0) as revision, coalesce(thread.position, 0) as changed
    from (select) as always left join :discussion:.threads thread on thread.thread = :thread
    left join :discussion:.posts post on post_id = :id`,
  tool: `
    select coalesce(comments, 0) as comments, ${NEWEST} as newest, 0 as likes, 0 as revision, coalesce(thread.position, 0) as changed
    from (select) as always left join :discussion:.threads thread on thread.thread = :thread`,
}

export const threadTopic = ({ database, checkpoints }: Parts): TopicFamily => {
  const topicOf = (subject: Subject): StateTopic => {
    const thread = threadName(subject)
    return {
      key: `thread:${thread}`,
      name: `thread:${thread}`,
      projection: 'discussion',
      read: async () => {
        // Taken before the row is read: that has at least this.
        const { schema: discussion, position } = checkpoints.of('discussion')
        const { postId: id } = subject
        const { rows } = await database.raw<{ rows: Row[] }>(STATE[id === null ? 'tool' : 'post'], {
          discussion,
          thread,
          ...(id !== null && { id }),
        })
        const { changed, ...body } = rows[0] ?? { comments: 0, newest: [], likes: 0, revision: 0, changed: 0 }
        return { changed, position: Math.max(position, changed), body, validForMs: null, hasTurned: false }
      },
    }
  }

  return {
    name: 'thread',
    projection: 'discussion',
    find: async (parameter) => {
      const subject = subjectOf(parameter)
      if (subject === undefined) throw new HttpError('invalid')
      await openThread(subject, { database, checkpoints })
      return topicOf(subject)
    },
    changedAfter: async (position) => {
      const threads = database.withSchema(checkpoints.of('discussion').schema).from('threads').where('position', '>', position)
      const rows = await threads.select<{ thread: string }[]>('thread')
      return rows.map(({ thread }) => `thread:${thread}`)
    },
  }
}
