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

interface Clients {
  readonly rows: pg.Client
  readonly checkpoint: pg.Client
}

/** Events wait, it starts, and it dies at the point. */
const killAt = async (point: (typeof points)[number], { stack, random, findings }: Round, { rows, checkpoint }: Clients): Promise<void> => {
  /** It is not ready before it has folded what waits. */
  const startAndKill = async (until: () => Promise<unknown>) => {
    const starting = stack.projectionService.start().catch(() => undefined)
    await until()
    await stack.projectionService.kill()
    await starting
  }
  if (point === 'anywhere') return startAndKill(() => pause(random.between(150, 700)))
  const [projection, table] = random.pick(written)
  await rows.query('begin')
  await checkpoint.query('begin')
  try {
    await rows.query(`lock table ${await tableOf(rows, projection, table)} in share mode`)
    await startAndKill(async () => {
      findings.expect('the projection-service gets to its rows', true, await isStuck(rows, 'relation'))
      if (point === 'rows') return
      // It writes the checkpoints when it takes its projections up, too: this is after that.
      await checkpoint.query(
        'select 1 from projections.builds join projections.active using (name, version) where name = $1 for update of builds',
        [projection],
      )
      await rows.query('rollback')
      findings.expect('the projection-service gets to its checkpoint', true, await isStuck(rows, 'transactionid'))
    })
  } finally {
    await rows.query('rollback')
    await checkpoint.query('rollback')
  }
}

const voteFirst = async ({ ledger, commands, sender }: Round): Promise<void> => {
  const voter = ledger.open(commands.registration({ rivalry: 0 }))
  await sender.pursue(voter)
  await sender.pursue(ledger.open(commands.vote('CastVote', { memberId: voter.command.memberId, launch: commands.launch() })))
}

export const projectionServiceKilled: Fault = {
  id: 'R2',
  title: 'kill -9 the projection-service with batches waiting',
  run: async (round) => {
    const { stack, random, findings, form } = round
    const clients = { rows: await connect(stack.databaseUrl), checkpoint: await connect(stack.databaseUrl) }
    try {
      // Who gets to the checkpoint has got to the rows before.
      const chosen = form === 'short' ? (['checkpoint'] as const) : random.shuffled(points)
      for (const count of WAITING[form]) {
        await stack.projectionService.kill()
        await round.load({ writers: Math.min(32, count), limit: count - 1 }).finished()
        for (const point of chosen) {
          // A start may have folded all that waited before it died.
          await voteFirst(round)
          await killAt(point, round, clients)
        }
        const begun = performance.now()
        await stack.projectionService.start()
        const there = await caughtUp(clients.rows, round.ledger.lastPosition(), 30_000)
        findings.expect(`the read models catch up with ${count} commands`, true, there)
        findings.measure(`${count} waiting, killed at ${chosen.join(', ')}: there ${seconds(performance.now() - begun)} after the start`)
      }
    } finally {
      await Promise.all([clients.rows.end(), clients.checkpoint.end()])
    }
  },
}
