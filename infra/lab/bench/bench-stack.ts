import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Postgres, start as startPostgres } from '@debut/stack/postgres/postgres.ts'
import { readStackFile, type StackFile } from '@debut/stack/stack-file.ts'
import { checkout } from '@debut/stack/start-settings.ts'
import { freePort } from '@debut/stack/supervisor/ports.ts'
import { type NodeProcess, startProcess } from './node-process.ts'
import type { Job } from './own-process.ts'

const HOST = '127.0.0.1'
const TIMEOUT_MS = 60_000
const LOOK_MS = 10
const START = [process.execPath, 'infra/local/start.ts'] as const

export interface Product {
  readonly process: NodeProcess
  readonly stack: StackFile
  /** From the command to the first page that was served. */
  readonly servedAfterMs: number
  /** Until nothing was missing any more. */
  readonly readyAfterMs: number
  stop(): Promise<void>
}

export interface Bench {
  progress(text: string): void
  /** Fresh, on the disk, and removed with the bench. */
  folder(name: string): string
  /** A plain Postgres with the settings of the product's own, shared by all limits. */
  postgres(): Promise<Postgres>
  /** The stand-in alone, as a process; gives its address. */
  eventStore(dataDir: string): Promise<{ url: string; stop(): Promise<void> }>
  /** One of the product's own programs alone. */
  program(name: string, file: string, env: NodeJS.ProcessEnv): { stop(): Promise<void> }
  /** The whole product, started the given way, on the given data. */
  startProduct(dataDir: string, how?: { command?: readonly [string, ...string[]]; demoWorld?: boolean }): Promise<Product>
  /** One that runs already is used again: the parts that only send it requests share it. */
  product(): Promise<Product>
  /** A job that goes on after its answer, until the bench ends. */
  serve<Input, Output>(job: Job<Input, Output>, input: Input): Promise<{ output: Output; stop(): Promise<void> }>
  close(): Promise<void>
}

export const openBench = (progress: (text: string) => void): Bench => {
  const root = mkdtempSync(join(tmpdir(), 'debut-bench-'))
  // As root, Postgres runs as a user of its own, who must get through.
  chmodSync(root, 0o711)
  const running = new Set<() => Promise<void>>()
  let postgres: Promise<Postgres> | undefined
  let product: Promise<Product> | undefined

  const owning = (stop: () => Promise<void>) => {
    const once = async () => {
      if (running.delete(once)) await stop()
    }
    running.add(once)
    return once
  }

  const folder = (name: string) => {
    const path = join(root, name)
    mkdirSync(path, { recursive: true })
    return path
  }

  const spawned = (name: string, command: readonly [string, ...string[]], env: NodeJS.ProcessEnv) => {
    const [program, ...args] = command
    const started = startProcess(program, args, { cwd: checkout, env: environment(env), logFile: join(root, `${name}.log`) })
    return { ...started, stop: owning(started.stop) }
  }

  const bench: Bench = {
    progress,
    folder,
    postgres: () =>
      (postgres ??= startPostgres({ dataDir: folder('postgres'), port: 0, host: HOST }).then((started) => {
        owning(started.close)
        return started
      })),

    program: (name, file, env) => spawned(name, [process.execPath, file], env),

    eventStore: async (dataDir) => {
      const port = await freePort(HOST)
      const env = { EVENTSTORE_HOST: HOST, EVENTSTORE_PORT: String(port), EVENTSTORE_DATA_DIR: dataDir }
      const started = spawned('event-store', [process.execPath, 'infra/stack/event-store/main.ts'], env)
      await untilFound(started, () => listens(port))
      const { stop } = started
      return { url: `esdb://${HOST}:${port}?tls=false`, stop }
    },

    startProduct: async (dataDir, { command = START, demoWorld = false } = {}) => {
      const port = await freePort(HOST)
      const begun = performance.now()
      // What is measured is made for it, without the demo world and its crowd.
      const started = spawned('product', command, {
        DATA_DIR: dataDir,
        PORT: String(port),
        HOST,
        LOG_LEVEL: 'info',
        DEMO_WORLD: String(demoWorld),
        DEMO_CROWD: 'off',
        // All of it comes from one address.
        CONNECTIONS_PER_ADDRESS: '1000000',
        LIVE_SOCKETS_PER_ADDRESS: '1000000',
        PAGES_PER_MINUTE: '1000000',
        WAITING_PER_ADDRESS: '1000000',
        COMMANDS_PER_MINUTE: '1000000',
      })
      await untilFound(started, () => servedPage(`http://${HOST}:${port}/`))
      const servedAfterMs = performance.now() - begun
      const stack = await untilFound(started, () => readStackFile(dataDir))
      return { process: started, stack, servedAfterMs, readyAfterMs: performance.now() - begun, stop: started.stop }
    },

    product: () => (product ??= bench.startProduct(folder('product'))),

    serve: async (job, input) => {
      const working = job.start(input)
      const stop = owning(working.end)
      return { output: await working.output, stop }
    },

    close: async () => {
      for (const stop of [...running].toReversed()) await stop()
      rmSync(root, { recursive: true, force: true })
    },
  }
  return bench
}

/** Ours without what npm or a terminal has added to it. */
const environment = (added: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'))
  const folder = process.env['BENCH_PROFILE']
  const profiling = folder === undefined ? {} : { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` }
  return { ...Object.fromEntries(kept), NODE_ENV: 'production', ...profiling, ...added }
}

const listens = (port: number): Promise<true | undefined> =>
  new Promise((resolve) => {
    const socket = connect({ host: HOST, port })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(undefined))
    socket.once('connect', () => socket.destroy())
  })

const servedPage = async (url: string) => {
  const response = await fetch(url).catch(() => undefined)
  const text = await response?.text()
  // A page that is drawn while a service is not up yet lacks its data. Such a page is never cached, so it doesn't count as served.
  return response?.status === 200 && response.headers.get('cache-control')?.startsWith('public') ? text : undefined
}

/** Looks until it finds something, as long as the process lives and keeps printing. */
const untilFound = async <Found>(
  { child, said, lastLines }: NodeProcess,
  look: () => Found | undefined | Promise<Found | undefined>,
): Promise<Found> => {
  let [known, since] = [said(), performance.now()]
  for (; ; await delay(LOOK_MS)) {
    const found = await look()
    if (found !== undefined) return found
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It ended by itself. Its last lines:\n${lastLines()}`)
    const now = said()
    if (now !== known) [known, since] = [now, performance.now()]
    if (performance.now() - since > TIMEOUT_MS) throw new Error(`Nothing new for ${TIMEOUT_MS / 1_000} s. Its last lines:\n${lastLines()}`)
  }
}
