import type { NewestAuthors } from '@debut/events/discussion/newest-authors.ts'
import { fixedTopic } from '../kernel/live/fixed-topic.ts'
import type { TopicFamily } from '../kernel/live/topic.ts'
import type { Parts } from '../kernel/query.ts'
import { newestAuthors } from './newest-authors.ts'
import { postCount } from './post-count.ts'

/** How many posts everybody can read, and who wrote the newest. */
export const postsTopic = ({ database, checkpoints }: Parts): TopicFamily =>
  fixedTopic({
    key: 'posts',
    name: 'posts',
    projection: 'discussion',
    read: async () => {
      // Taken before the rows are read: these have at least this.
      const { schema: discussion, position } = checkpoints.of('discussion')
      const [{ posts, position: changed }, { rows }] = await Promise.all([
        postCount({ database, checkpoints }),
        database.raw<{ rows: { newest: NewestAuthors }[] }>(
          `select ${newestAuthors(`:discussion:.posts where state = 'published'`)} as newest`,
          {
            discussion,
          },
        ),
      ])
      const body = { published: posts, newest: rows[0]?.newest ?? [] }
      return { changed, position: Math.max(position, changed), body, validForMs: null, hasTurned: false }
    },
  })
