import { fork } from 'node:child_process'
import { once } from 'node:events'

type Reply<Output> = { readonly output: Output } | { readonly error: string }

export interface Working<Output> {
  readonly pid: number | undefined
  readonly output: Promise<Output>
  /** It may go on after its answer, as a server does, until `end`. */
  end(): Promise<void>
}

export interface Job<Input, Output> {
  start(input: Input): Working<Output>
  /** From start to end for one answer. */
  run(input: Input): Promise<Output>
}

/**
 * Work that is done in a process of its own, so that it neither slows what measures it nor is warmed up by it:
 * the module that defines the job is the program of that process.
 */
export const inOwnProcess = <Input extends object, Output>(
  module: ImportMeta,
  work: (input: Input) => Promise<Output>,
): Job<Input, Output> => {
  if (module.main) serve(work)
  const start = (input: Input) => startProcess<Output>(module.filename, input)
  return {
    start,
    run: async (input) => {
      const working = start(input)
      try {
        return await working.output
      } finally {
        await working.end()
      }
    },
  }
}

const serve = <Output>(work: (input: never) => Promise<Output>): void => {
  const reply = (message: Reply<Output>) => process.send?.(message)
  // However the bench ends, nothing of it stays.
  process.on('disconnect', () => process.exit())
  const received: Promise<never> = new Promise((resolve) => process.once('message', resolve))
  void received.then(work).then(
    (output) => reply({ output }),
    (error: unknown) => reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
}

const startProcess = <Output>(file: string, input: object): Working<Output> => {
  const child = fork(file, { serialization: 'advanced', execArgv: profiling() })
  const exited = once(child, 'exit')
  const output = new Promise<Output>((resolve, reject) => {
    child.once('message', (reply: Reply<Output>) => {
      if ('output' in reply) resolve(reply.output)
      else reject(new Error(reply.error))
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => reject(new Error(`${file} ended by itself (${signal ?? code})`)))
  })
  output.catch(() => undefined)
  child.send(input)
  return {
    pid: child.pid,
    output,
    end: async () => {
      if (child.connected) child.disconnect()
      await exited
    },
  }
}

/** `BENCH_PROFILE=folder` leaves a CPU profile of each of these processes there. */
const profiling = () => {
  const folder = process.env['BENCH_PROFILE']
  return folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`]
}
