import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { AuthError } from '../../refusals/auth-error.ts'
import type { Task } from './argon2-worker.ts'

/** One core stays with everything else. */
const THREADS = Math.max(1, availableParallelism() - 1)
/** A second or two of work: later requests are better refused. */
const MOST_WAITING = 32 * THREADS
/** Threads end while there are no sign-ins, and so there is nothing to close. */
const IDLE_MS = 30_000

const pool = new Piscina<Task, string | boolean>({
  filename: fileURLToPath(import.meta.resolve('./argon2-worker.ts')),
  minThreads: 0,
  maxThreads: THREADS,
  maxQueue: MOST_WAITING,
  idleTimeout: IDLE_MS,
})

/** On another thread, in the order in which it was asked for; refused where too much is waiting already. */
export const runOnWorker = async (task: Task): Promise<string | boolean> => {
  if (pool.queueSize >= MOST_WAITING) throw new AuthError('over_request_rate_limit')
  return pool.run(task)
}
