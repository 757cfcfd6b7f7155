import { eventually } from '@debut/testing/eventually.ts'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { systemClock } from '@debut/adapters/clock.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import type { StackFile } from '@debut/stack/stack-file.ts'
import { checkout } from '@debut/stack/start-settings.ts'
import { quietPort } from '@debut/testing/quiet-port.ts'
import { expect } from 'vitest'
import { buildEdge } from '../../server/app.ts'
import { edgeSettings } from '../../server/testing/edge-settings.ts'

const HOST = '127.0.0.1'

/** An edge on the product's data whose query-service is its own and may die, so that pages of other tests are not affected. */
export const startBesideProduct = async ({ commandService, postgres, nats }: StackFile) => {
  const [queryPort, edgePort] = [await quietPort(HOST), await quietPort('localhost')]
  const queryUrl = `http://${HOST}:${queryPort}`
  const home = `http://localhost:${edgePort}`
  let child: ChildProcess | undefined

  const rise = async () => {
    child = spawn(process.execPath, [join(checkout, 'query-service/src/main.ts')], {
      env: {
        ...process.env,
        HOST,
        PORT: String(queryPort),
        PUBLIC_URL: home,
        DATABASE_URL: postgres.url,
        NATS_URL: nats.url,
        COMMAND_SERVICE_URL: commandService.url,
      },
      stdio: 'ignore',
    })
    await eventually(async () => expect((await fetch(`${queryUrl}/readyz`)).status).toBe(200))
  }
  const die = async () => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  await rise()
  const config = edgeSettings({ PUBLIC_URL: home, COMMAND_SERVICE_URL: commandService.url, QUERY_SERVICE_URL: queryUrl })
  const edge = await buildEdge({ config, logger: createLogger('edge', 'silent'), clock: systemClock })
  await edge.listen({ host: 'localhost', port: edgePort })
  return {
    home,
    die,
    rise,
    close: async () => {
      await edge.close()
      await die()
    },
  }
}
