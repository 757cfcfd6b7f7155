import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const alive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const isPostgres = (pid: number) => {
  try {
    return /^\d+ \(postgres\) [^ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Whether the process is a Postgres of this folder and not a stranger who got its number; where that cannot be seen, the lock is believed. */
const serves = (pid: number, pgdata: string) => {
  if (process.platform !== 'linux') return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(pgdata)
  } catch (error) {
    // Most containers do not let root look into a process of another user's.
    return error instanceof Error && 'code' in error && error.code === 'EACCES' && isPostgres(pid)
  }
}

const until = async (seconds: number, done: () => boolean) => {
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await pause(20)) if (done()) return true
  return done()
}

/** A supervisor killed by -9 leaves its Postgres running for a moment; two on one folder would ruin it, so the old one is stopped first. */
export const stopLeftover = async (pgdata: string): Promise<void> => {
  const lock = join(pgdata, 'postmaster.pid')
  if (!existsSync(lock)) return
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0])
  if (!Number.isInteger(pid) || pid < 2 || !alive(pid) || !serves(pid, pgdata)) return rmSync(lock, { force: true })
  // A process that was not reaped yet still has its number, but no folder.
  const gone = () => !alive(pid) || !serves(pid, pgdata)
  process.kill(pid, 'SIGINT')
  if (await until(10, gone)) return
  process.kill(pid, 'SIGQUIT')
  if (!(await until(5, gone))) throw new Error(`An older Postgres (process ${pid}) still runs on ${pgdata} and does not stop.`)
}
