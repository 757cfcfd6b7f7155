import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

/** Some things only show in a process of one's own: exit codes, signals, what is written. Adapters are imported as `./name.ts`. */
export const runProgram = (source: string, environment: Readonly<Record<string, string>> = {}) => {
  const rooted = source.replaceAll(/'\.\/(.+?\.ts)'/g, (_, file: string) => `'${new URL(`../${file}`, import.meta.url).href}'`)
  const child = spawn(process.execPath, ['--input-type=module', '-e', rooted], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const written = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) child[stream].on('data', (chunk) => (written[stream] += String(chunk)))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...written }))
  return {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Waits until the program has written this. */
    says: async (text: string) => {
      while (!written.stdout.includes(text)) {
        if (child.stdout.readableEnded) throw new Error(`the program ended without "${text}": ${written.stdout}${written.stderr}`)
        await Promise.race([once(child.stdout, 'data'), once(child.stdout, 'end')])
      }
    },
    ended,
  }
}
