import { fixedTopic } from '../kernel/live/fixed-topic.ts'
import type { TopicFamily } from '../kernel/live/topic.ts'
import type { Parts } from '../kernel/query.ts'
import { postCount } from './post-count.ts'

/** How many posts everybody can read. */
export const postsTopic = ({ database, checkpoints }: Parts): TopicFamily =>
  fixedTopic({
    key: 'posts',
    name: 'posts',
    projection: 'discussion',
    read: async () => {
      // Taken before the row is read: that has at least this.
      const { position } = checkpoints.of('discussion')
      const { posts, position: changed } = await postCount({ database, checkpoints })
      return { changed, position: Math.max(position, changed), body: { published: posts }, validForMs: null, hasTurned: false }
    },
  })
