import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Fault, Round } from './fault.ts'
import { seconds } from './findings.ts'
import type { Part } from './part.ts'
import { connect } from './postgres-client.ts'
import { caughtUp, tableOf } from './read-model.ts'
import { isStuck } from './stuck.ts'

/** Where it freezes: with a transaction open, or wherever it happens to be. */
const points = { short: ['transaction'], long: ['transaction', 'anywhere', 'transaction', 'anywhere'] } as const
const WRITERS = { short: 2, long: 8 } as const
const REPLACED_WITHIN_MS = 15_000
const SAID_WITHIN_MS = 20_000

/** In the middle of a batch: its rows wait for a lock of ours, it freezes, and the lock is given; its transaction stays open. */
const freezeInTransaction = async ({ findings }: Round, part: Part, client: pg.Client): Promise<void> => {
  await client.query('begin')
  await client.query(`lock table ${await tableOf(client, 'results', 'results')} in share mode`)
  findings.expect('a batch waits for us', true, await isStuck(client))
  const waiting = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'projection-service' and wait_event = 'relation'",
  )
  part.freeze()
  await client.query('commit')
  const { rowCount } = await client.query('select 1 from pg_stat_activity where pid = any ($1) and xact_start is not null', [
    waiting.rows.map(({ pid }) => pid),
  ])
  findings.expect('transactions of the frozen one', 1, rowCount)
}

/** What it says of itself after it was thawed. */
const saysSo = async (logFile: string, from: number): Promise<boolean> => {
  const giveUpAt = performance.now() + SAID_WITHIN_MS
  while (performance.now() < giveUpAt) {
    if (/stood still for too long/.test(readFileSync(logFile, 'utf8').slice(from))) return true
    await pause(50)
  }
  return false
}

export const projectorFrozen: Fault = {
  id: 'R23',
  title: 'a projector frozen with its transaction open, replaced, and thawed',
  run: async (round) => {
    const { stack, findings, random, form, ledger } = round
    const client = await connect(stack.databaseUrl)
    const standby = await stack.projectionServiceBeside()
    const parts = [stack.projectionService, standby]
    const load = round.load({ writers: WRITERS[form] })
    let frozen: Part | undefined
    try {
      await standby.start()
      for (const point of points[form]) {
        const [active, other] = parts
        if (active === undefined || other === undefined) throw new Error('there are two')
        await load.answers(random.between(10, 60))
        const begun = performance.now()
        if (point === 'transaction') await freezeInTransaction(round, active, client)
        else active.freeze()
        frozen = active
        await load.answers(8)
        const replaced = await caughtUp(client, ledger.lastPosition(), REPLACED_WITHIN_MS)
        findings.expect(`one that froze (${point}) is replaced within ${REPLACED_WITHIN_MS} ms`, true, replaced)
        findings.measure(`replaced ${seconds(performance.now() - begun)} after it froze (${point})`)
        const logFile = stack.logOf(active.name)
        const said = readFileSync(logFile, 'utf8').length
        active.thaw()
        frozen = undefined
        findings.expect('the thawed one says that it steps back', true, await saysSo(logFile, said))
        parts.reverse()
      }
      await load.answers(20)
      await load.stop()
      findings.expect('the read models go on', true, await caughtUp(client, ledger.lastPosition(), REPLACED_WITHIN_MS))
    } finally {
      frozen?.thaw()
      await standby.kill()
      await client.end()
    }
  },
}
