import type { PostId } from '@debut/events/discussion/discussion-form.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import type { PostAddresses } from '@debut/events/sitemap/sitemap-answers.ts'
import type { PostAddressesQuery } from '@debut/events/sitemap/sitemap-questions.ts'
import type { z } from 'zod/mini'
import type { SharedQuery } from '../kernel/query.ts'
import { nextOf } from './next-of.ts'

interface Row {
  readonly post_id: PostId
  readonly published_at: Date
  readonly position: number
}

/** Posts that have a page of their own, for crawlers. */
export const postAddressesQuery: SharedQuery<PostAddresses, object, z.output<typeof PostAddressesQuery>> = {
  kind: 'shared',
  reads: ['discussion'],
  read: async ({ query: { limit, after } }, { database, checkpoints }) => {
    const posts = database.withSchema(checkpoints.of('discussion').schema).from('posts').where({ state: 'published' })
    const rows = await posts
      .where('position', '>', after)
      .orderBy('position')
      .limit(limit)
      .select<Row[]>('post_id', 'published_at', 'position')
    return {
      posts: rows.map(({ post_id, published_at }) => ({ postId: post_id, publishedOn: dayOf(toInstant(published_at.toISOString())) })),
      next: nextOf(rows, limit, ({ position }) => position),
    }
  },
}
