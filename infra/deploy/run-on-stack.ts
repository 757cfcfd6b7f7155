import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { readStackFile, type StackFile } from '@debut/stack/stack-file.ts'
import { checkout, dataDirSetting } from '@debut/stack/start-settings.ts'

interface Options {
  /** Settings that not every program needs. */
  readonly more?: (stack: StackFile) => Promise<Readonly<Record<string, string>>>
  /** What it ends with where none runs. */
  readonly withoutStack?: number
}

/** Runs a program of a service with the settings of the stack that runs here, and ends as it does. */
export const runOnStack = async (program: string, { more = async () => ({}), withoutStack = 1 }: Options = {}): Promise<void> => {
  const dataDir = dataDirSetting()
  const stack = readStackFile(dataDir)
  if (stack === undefined) {
    process.stderr.write(`No local stack runs on ${dataDir}: start one with npm start (DATA_DIR names another folder).\n`)
    process.exit(withoutStack)
  }
  const child = spawn(process.execPath, [join(checkout, program), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      EVENTSTORE_URL: stack.eventStore.url,
      NATS_URL: stack.nats.url,
      DATABASE_URL: stack.postgres.url,
      IDENTITY_DATABASE_URL: stack.postgres.identityUrl,
      ...(await more(stack)),
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}
