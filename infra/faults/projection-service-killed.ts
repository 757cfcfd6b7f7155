import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Fault, Round } from './fault.ts'
import { seconds } from './findings.ts'
import { connect } from './postgres-client.ts'
import { isStuck } from './stuck.ts'
import { caughtUp, tableOf } from './read-model.ts'

const WAITING = { short: [100], long: [1, 100, 1000] } as const

/** Where in its transaction it dies: before its rows, between them and their checkpoints, or wherever it happens to be. */
const points = ['rows', 'checkpoint', 'anywhere'] as const

/** All of them have rows for a first vote. */
const written: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['votes', 'votes'],
  ['rankings', 'standings'],
  ['rankings', 'counted'],
  ['streaks', 'calendar'],
  ['results', 'results'],
]

/** Events wait, it starts, and it dies at the point. */
const killAt = async (point: (typeof points)[number], { stack, random, findings }: Round, client: pg.Client): Promise<void> => {
  if (point === 'anywhere') {
    const starting = stack.projectionService.start().catch(() => undefined)
    await pause(random.between(150, 700))
    await stack.projectionService.kill()
    return void (await starting)
  }
  const [projection, table] = random.pick(written)
  const locked = await tableOf(client, projection, table)
  await client.query('begin')
  try {
    if (point === 'rows') await client.query(`lock table ${locked} in share mode`)
    else
      await client.query(
        'select 1 from projections.builds join projections.active using (name, version) where name = $1 for update of builds',
        [projection],
      )
    await stack.projectionService.start()
    findings.expect(`the projection-service gets to its ${point}`, true, await isStuck(client))
    await stack.projectionService.kill()
  } finally {
    await client.query('rollback')
  }
}

export const projectionServiceKilled: Fault = {
  id: 'R2',
  title: 'kill -9 the projection-service with batches waiting',
  run: async (round) => {
    const { stack, random, findings, form } = round
    const client = await connect(stack.databaseUrl)
    const watcher = await connect(stack.databaseUrl)
    try {
      const order = random.shuffled(points)
      for (const [index, count] of WAITING[form].entries()) {
        const voter = round.ledger.open(round.wishes.registration({ rivalry: 0 }))
        await round.sender.pursue(voter)
        await stack.projectionService.kill()
        await round.sender.pursue(
          round.ledger.open(round.wishes.vote('CastVote', { memberId: voter.wish.memberId, launch: round.wishes.launch() })),
        )
        await round.load({ writers: Math.min(32, count), limit: count - 1 }).finished()
        const chosen = form === 'short' ? [order[index] ?? 'checkpoint'] : order
        for (const point of chosen) await killAt(point, round, client)
        const begun = performance.now()
        await stack.projectionService.start()
        const there = await caughtUp(watcher, round.ledger.lastPosition(), 30_000)
        findings.expect(`the read models catch up with ${count} commands`, true, there)
        findings.measure(`${count} waiting, killed at ${chosen.join(', ')}: there ${seconds(performance.now() - begun)} after the start`)
      }
    } finally {
      await Promise.all([client.end(), watcher.end()])
    }
  },
}
