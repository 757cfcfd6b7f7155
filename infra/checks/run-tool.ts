import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

export interface Outcome {
  readonly ok: boolean
  readonly output: string
}

/** Runs a tool under the project's own Node, whatever the system has. */
export const runTool = async (command: string, args: readonly string[], cwd: string = root): Promise<Outcome> =>
  new Promise((resolve) => {
    const path = [join(root, 'node_modules/.bin'), dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter)
    const child = spawn(command, args, { cwd, env: { ...process.env, PATH: path }, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks: Buffer[] = []
    const collect = (chunk: Buffer) => chunks.push(chunk)
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString() }))
  })
