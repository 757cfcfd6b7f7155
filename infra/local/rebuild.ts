import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { readStackFile } from './stack-file.ts'
import { dataDirSetting } from './start-settings.ts'

/** `npm run rebuild -- members`: the projection-service's own command, on the stack that runs here. */
const dataDir = dataDirSetting()
const stack = readStackFile(dataDir)
if (stack === undefined) {
  process.stderr.write(`No local stack runs on ${dataDir}: start one with npm start (DATA_DIR names another folder).\n`)
  process.exit(1)
}

const script = join(import.meta.dirname, '../../projection-service/src/rebuild-projection.ts')
const child = spawn(process.execPath, [script, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    LOG_LEVEL: 'warn',
    EVENTSTORE_URL: stack.eventStore.url,
    NATS_URL: stack.nats.url,
    DATABASE_URL: stack.postgres.url,
    IDENTITY_DATABASE_URL: stack.postgres.identityUrl,
  },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
