import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Component, Running } from './component.ts'
import { type Probe, untilReady } from './probe.ts'

export type ChildOptions = {
  readonly name: string
  readonly needs: readonly string[]
  readonly uses?: readonly string[]
  /** The program and its arguments. */
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  /** How to see that it can be used; one that is only to finish is ready when it has, with code 0. */
  readonly ready: Probe | 'when it has finished'
  readonly line: (line: string) => void
  readonly graceMs?: number
}

const GRACE_MS = 10_500
const LAST_LINES = 12

const dieWithParent = new URL('./die-with-parent.ts', import.meta.url).href

const endOf = (child: ChildProcess) =>
  new Promise<{ code: number | null; text: string }>((resolve) => {
    child.on('error', (error) => resolve({ code: null, text: error.message }))
    child.on('exit', (code, signal) => {
      const end = () => resolve({ code, text: signal ? `killed by ${signal}` : `exit code ${code}` })
      // Its last words are still in the pipe; a grandchild may hold the pipe open, though.
      child.once('close', end)
      setTimeout(end, 200).unref()
    })
  })

/** The channel ties its life to ours; a group of its own keeps a terminal's Ctrl-C from reaching it before its turn. */
const launch = (options: ChildOptions): Running => {
  const child = spawn(process.execPath, ['--import', dieWithParent, ...options.args], {
    cwd: options.cwd,
    env: options.env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  child.channel?.unref()
  const once = options.ready === 'when it has finished'
  const gone = new AbortController()
  const lastLines: string[] = []
  let isReady = false
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      // What a running program logs stands on the console already; what it cries out when it breaks may not.
      if (!isReady || !line.startsWith('{')) lastLines.push(line)
      if (lastLines.length > LAST_LINES) lastLines.shift()
      options.line(line)
    })
  }
  const end = endOf(child)
  const probe = options.ready === 'when it has finished' ? undefined : untilReady(options.ready, gone.signal)
  const finished = end.then(({ code }) => (code === 0 ? undefined : new Promise<void>(() => {})))
  const ready = (probe?.ready ?? finished).then(() => {
    isReady = true
    lastLines.length = 0
  })

  const over = Promise.withResolvers<void>()
  const ended = end.then(async ({ code, text }) => {
    gone.abort()
    if (once && code === 0) await over.promise
    return lastLines.length === 0 ? text : `${text}. Its last lines:\n${lastLines.map((line) => `  ${line}`).join('\n')}`
  })
  const running = () => child.exitCode === null && child.signalCode === null
  return {
    pid: child.pid,
    ready,
    ended,
    waitsFor: () => probe?.waitsFor() ?? 'it has not finished',
    stop: async () => {
      over.resolve()
      if (running()) child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), options.graceMs ?? GRACE_MS)
      await ended
      clearTimeout(timer)
    },
    kill: () => {
      over.resolve()
      child.kill('SIGKILL')
    },
  }
}

/** A Node program as a component. */
export const childProcess = (options: ChildOptions): Component => ({
  name: options.name,
  needs: options.needs,
  ...(options.uses && { uses: options.uses }),
  launch: () => launch(options),
})
