import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { madeReady, makeTemplate } from '@debut/stack/postgres/cluster.ts'
import { checkout } from '@debut/stack/start-settings.ts'

/** Another folder than what a start will look into is for a test. */
const folder = process.argv[2] ?? madeReady

const buildClient = () => promisify(execFile)(process.execPath, ['client/build.ts'], { cwd: checkout })

// The installation before us was interrupted.
process.on('disconnect', () => process.exit(1))
process.channel?.unref()

try {
  await Promise.all([makeTemplate(folder), buildClient()])
} catch (error) {
  process.stderr.write(
    `The first start could not be prepared and will take longer: ${error instanceof Error ? error.message : String(error)}\n`,
  )
}
process.exit(0)
