import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '@debut/adapters/logging.ts'
import type { Session } from '@debut/adapters/session.ts'
import { openJobs } from './job-rows.ts'

const LOOK_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** It lets go of what it holds, or is cut off. */
const GOODBYE_MS = 3_000

interface Parts {
  readonly openSession: () => Promise<Session>
  /** Settings of the process, beside our own environment. */
  readonly settings: Readonly<Record<string, string>>
  readonly logger: Logger
}

const PROGRAM = new URL('../../do-jobs.ts', import.meta.url)

/**
 * Long work has a process of its own, which has less of the machine than those that members wait for, and takes nothing with it when it
 * fails. There is one while there is something to do, of one instance of the service.
 */
export const keepJobProcess = async ({ openSession, settings, logger }: Parts, signal: AbortSignal): Promise<void> => {
  let session: Session | undefined
  let child: ChildProcess | undefined
  let failures = 0
  const start = () => {
    const begun = fork(PROGRAM, { execArgv: [], env: { ...process.env, ...settings } })
    begun.once('exit', (code) => {
      child = undefined
      failures = code === 0 ? 0 : failures + 1
      if (code !== 0 && !signal.aborted) logger.warn({ code }, 'the process for long work ended, and is started again')
    })
    return begun
  }
  while (!signal.aborted) {
    try {
      session ??= await openSession()
      if (child === undefined && (await session.tryLock('job process')) && (await openJobs(session)).length > 0) child = start()
    } catch (error) {
      logger.debug({ err: error }, 'long work can’t be looked for')
      await session?.close().catch(() => undefined)
      session = undefined
    }
    await delay(Math.min(LOOK_MS * 2 ** failures, LONGEST_PAUSE_MS), undefined, { signal }).catch(() => undefined)
  }
  if (child !== undefined) await end(child)
  await session?.close().catch(() => undefined)
}

const end = async (child: ChildProcess): Promise<void> => {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), GOODBYE_MS)
  await gone
  clearTimeout(late)
}
