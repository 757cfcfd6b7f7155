import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** How to run Postgres as somebody it accepts: it refuses to run as root. */
export type Account = {
  readonly ids: { readonly uid?: number; readonly gid?: number }
  /** Words put before the program, where it needs help to reach its files. */
  readonly prefix: readonly string[]
  own(path: string): void
}

const idOf = (user: string, flag: '-u' | '-g') => Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }))

/** `postgres` where the system has it, else `nobody`, which every system has: no user is ever created. */
const unprivileged = () => {
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf(user, '-u'), gid: idOf(user, '-g') }
    } catch {
      continue
    }
  }
  throw new Error('Postgres does not run as root, and this system has neither a user postgres nor a user nobody to run it as.')
}

const closedTo = (path: string, uid: number): string | undefined => {
  const parent = dirname(path)
  const { mode, uid: owner } = statSync(path)
  if (owner !== uid && !(mode & 0o001)) return path
  return parent === path ? undefined : closedTo(parent, uid)
}

const hasSetpriv = () => {
  try {
    execFileSync('setpriv', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** `home` is ours to open; folders above it (a private temporary folder, /root) are not, and there a capability lets Postgres through. */
export const accountFor = (home: string, programs: string): Account => {
  if (process.getuid?.() !== 0) return { ids: {}, prefix: [], own: () => {} }
  const { uid, gid } = unprivileged()
  const own = (path: string) => chownSync(path, uid, gid)
  chmodSync(home, statSync(home).mode | 0o011)
  const closed = closedTo(home, uid) ?? closedTo(dirname(programs), uid)
  if (closed === undefined) return { ids: { uid, gid }, prefix: [], own }
  if (!hasSetpriv()) {
    throw new Error(
      `Postgres runs as user ${uid} here, because it refuses root, and that user cannot pass through ${closed}: chmod o+x ${closed}`,
    )
  }
  const rights = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  return { ids: {}, prefix: ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...rights], own }
}
