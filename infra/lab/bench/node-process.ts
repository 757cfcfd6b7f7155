import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync, statSync } from 'node:fs'

const TIMEOUT_MS = 15_000
const LAST_LINES = 20

export interface NodeProcess {
  readonly child: ChildProcess
  /** Returns how many bytes it has printed so far. */
  said(): number
  lastLines(): string
  /** As `npm start` would: asked to stop, and waited for. */
  stop(): Promise<void>
}

/** A program of the product as a process of its own; what it says goes to a file. */
export const startProcess = (
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv; readonly logFile: string },
): NodeProcess => {
  const log = openSync(options.logFile, 'a')
  // The channel ends the stack should the bench be killed: see start.ts.
  const child = spawn(command, args, { cwd: options.cwd, env: options.env, stdio: ['ignore', log, log, 'ipc'] })
  const exited = once(child, 'exit')
  return {
    child,
    said: () => statSync(options.logFile).size,
    lastLines: () => readFileSync(options.logFile, 'utf8').trimEnd().split('\n').slice(-LAST_LINES).join('\n'),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS)
      await exited
      clearTimeout(timer)
    },
  }
}
