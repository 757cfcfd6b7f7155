import { MemberId } from '@debut/events/kernel/ids.ts'
import { type Instant, toInstant } from '@debut/events/kernel/instant.ts'
import type { CommandId } from '@debut/events/kernel/ids.ts'
import type { Envelope } from '@debut/events/kernel/envelope.ts'
import { schemaOf } from '../kernel/build.ts'
import type { Projector } from '../kernel/projector.ts'
import { fillInBatches, storedLog } from './made-log.ts'
import type { projectionDatabase } from './projection-database.ts'
import type { Commit, Fact } from './made-commits.ts'

export const ines = MemberId.parse('7d5b5e80-9c0f-4e8e-9a3a-1c7f0a3b9d11')
export const tomasz = MemberId.parse('0f7a3c52-4a1d-4d0b-8b55-6f2e9c1d7a22')

/** The nth command of a test. */
export const command = (n: number) => `0199a7de-6f2a-7c31-8d4e-${String(n).padStart(12, '0')}` as CommandId

interface By {
  readonly at?: string
  readonly actor?: Envelope['actor']
  readonly commandId?: CommandId
}

/** One append, as a command of a member makes it; `at` is Los Angeles's midday unless it is said. */
export const appended = (
  stream: string,
  { at = '2026-03-02T20:00:00Z', actor = ines, commandId = command(1) }: By,
  ...facts: Fact[]
): Commit => ({
  stream,
  facts,
  envelope: { $correlationId: 'test', $causationId: commandId, commandHash: 'hash', actor, at: toInstant(at) satisfies Instant },
})

/** The rows that a projection makes of these appends, by a query that names its tables without their schema. */
export const rowsOf = async (
  { session, keys }: ReturnType<ReturnType<typeof projectionDatabase>>,
  projector: Projector,
  commits: readonly Commit[],
  sql: string,
  batchSize = 1,
): Promise<Record<string, unknown>[]> => {
  const [build] = await fillInBatches(session, keys, [projector], await storedLog(keys, commits), batchSize)
  return session.transaction(async () => {
    await session.query(`set local search_path to ${schemaOf(projector.name, build?.version ?? 0)}`)
    return session.query(sql)
  })
}
