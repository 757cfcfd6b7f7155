import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)

const natsServer = await run('nats-server', ['--version']).then(
  () => true,
  () => false,
)

it.runIf(natsServer).each(['single', 'cluster'])('the real nats-server takes %s.conf', async (name) => {
  const { stderr } = await run('nats-server', ['-t', '-c', join(import.meta.dirname, `nats/${name}.conf`)], {
    env: { ...process.env, NATS_SERVER_NAME: 'nats-1' },
  })
  expect(stderr).toContain('is valid')
})
