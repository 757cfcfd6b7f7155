import { setTimeout as pause } from 'node:timers/promises'
import type { Fault, Round } from './fault.ts'
import { seconds } from './findings.ts'
import { connect } from './postgres-client.ts'
import { caughtUp } from './read-model.ts'

/** Its connections are ended while it runs on; it is asked to stop; or it is killed, and loses what it had not written down. */
const ways = { short: ['terminated', 'killed'], long: ['terminated', 'stopped', 'killed', 'terminated', 'killed'] } as const
type Way = (typeof ways)['long'][number]

const WRITERS = { short: 4, long: 32 } as const
const DOWN_MS = { short: 500, long: 5_000 } as const
const BACK_WITHIN_MS = 10_000

/** In the middle of projecting, as far as that can be met. */
const terminateConnections = async ({ stack }: Round): Promise<number> => {
  const client = await connect(stack.databaseUrl)
  try {
    const { rowCount } = await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    )
    return rowCount ?? 0
  } finally {
    await client.end()
  }
}

const breakIt = async (round: Round, way: Way): Promise<void> => {
  const { stack, findings, form } = round
  if (way === 'terminated') {
    findings.require('connections to be ended', (await terminateConnections(round)) > 0, 'some', 0)
    return
  }
  await (way === 'killed' ? stack.database.kill() : stack.database.stop())
  await pause(DOWN_MS[form])
  await stack.database.start()
}

/** Until all that was answered shows. */
const back = async ({ stack, ledger }: Round): Promise<boolean> => {
  const client = await connect(stack.databaseUrl)
  try {
    return await caughtUp(client, ledger.lastPosition(), BACK_WITHIN_MS)
  } finally {
    await client.end()
  }
}

export const databaseDown: Fault = {
  id: 'R3',
  title: 'Postgres killed and restarted, and its connections ended, under writers',
  alone: true,
  run: async (round) => {
    const { stack, findings, form, random } = round
    const load = round.load({ writers: WRITERS[form], abandoned: 0.1 })
    for (const way of ways[form]) {
      await load.answers(random.between(10, 60))
      await pause(random.below(20))
      await breakIt(round, way)
      const begun = performance.now()
      findings.expect(`projecting goes on after it was ${way}`, true, await back(round))
      await load.answers(8)
      findings.measure(`there ${seconds(performance.now() - begun)} after it was ${way}`)
      const page = await fetch(`${stack.queryUrl}/api/members?limit=7`)
      findings.expect(`a page after it was ${way}`, 200, page.status)
      await page.arrayBuffer()
    }
    await load.stop()
  },
}
