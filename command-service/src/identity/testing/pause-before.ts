import type { Knex } from '@debut/adapters/database.ts'

type Ask = (...asked: unknown[]) => Promise<unknown>

/** A transaction that waits before its n-th statement, from 0: what others do meanwhile happens at that very point. */
export const pauseBefore = (
  transaction: Knex.Transaction,
  { before, until }: { readonly before: number; readonly until: () => Promise<unknown> },
): void => {
  const client: { query: Ask } = transaction.client
  const ask = client.query
  let count = 0
  client.query = (...asked) => {
    const answer = () => ask.apply(client, asked)
    // Knex takes a transaction for over once its end was asked for.
    const isEnd = asked.includes('COMMIT;') || asked.includes('ROLLBACK')
    return !isEnd && count++ === before ? until().then(answer) : answer()
  }
}
