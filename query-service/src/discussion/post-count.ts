import type { Parts } from '../kernel/query.ts'

interface Row {
  readonly posts: number
  readonly position: number
}

/** How many posts everybody can read, and the last event that may have changed that. */
export const postCount = async ({ database, checkpoints }: Pick<Parts, 'database' | 'checkpoints'>): Promise<Row> => {
  const counts = database.withSchema(checkpoints.of('discussion').schema).from('post_count')
  return (await counts.first<Row | undefined>('posts', 'position')) ?? { posts: 0, position: 0 }
}
