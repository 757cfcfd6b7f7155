import { execFileSync } from 'node:child_process'
import { existsSync, lchownSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Hopeless } from '../supervisor/component.ts'
import { type Account, type Ids, ourselves, runAs } from './spawn-as.ts'

/** A way into the folder that passes through none of those above it, which may be closed to the account: /root, a private temporary folder. */
const nameOf = (folder: string) => (process.platform === 'linux' ? '/proc/self/cwd' : folder)

const asUser = (ids: Ids): Account => ({ ids, prefix: [], nameOf, own: (path) => lchownSync(path, ids.uid, ids.gid) })

/** Root under another number, in a namespace where that is all there is: for containers in which root can become no other user. */
const renumbered = ({ uid }: Ids): Account => ({ ids: {}, prefix: ['unshare', '--user', `--map-user=${uid}`], nameOf, own: () => {} })

const idOf = (user: string, flag: '-u' | '-g') => Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }))

/** `postgres` where the system has it, else `nobody`, which every system has: no user is ever created. */
const unprivileged = (): Ids => {
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf(user, '-u'), gid: idOf(user, '-g') }
    } catch {
      continue
    }
  }
  throw new Hopeless(
    'Postgres refuses to run as root, and this system has neither a user postgres nor a user nobody to run it as: start Debut as an ordinary user.',
  )
}

/** Whether a folder of its own is that to the account, and what it leaves there is seen by us. Only trying shows it: containers take this or that from root. */
const works = async (account: Account, home: string) => {
  const folder = mkdtempSync(join(home, 'postgres.try-'))
  try {
    account.own(folder)
    await runAs(account, '/bin/sh', ['-c', ': > "$1/mine"', 'sh', account.nameOf(folder)], { cwd: folder })
    return existsSync(join(folder, 'mine'))
  } catch {
    return false
  } finally {
    // Root without its rights removes only what is its own.
    lchownSync(folder, 0, 0)
    rmSync(folder, { recursive: true })
  }
}

/** The user who has been running Postgres on this data goes on; root's own is a copy that root has made. */
const ownerOf = (pgdata: string): Ids | undefined => {
  const found = lstatSync(pgdata, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

/** Whom to run Postgres as, on a folder in `home`. */
export const accountFor = async (home: string, pgdata: string): Promise<Account> => {
  if (process.getuid?.() !== 0) return ourselves
  const ids = ownerOf(pgdata) ?? unprivileged()
  for (const account of [asUser(ids), renumbered(ids)]) if (await works(account, home)) return account
  throw new Hopeless(
    `Postgres refuses to run as root, and no other user can be given a folder in ${home}: start Debut as an ordinary user, or name another folder with DATA_DIR=….`,
  )
}

/** Data that root has copied becomes the account's. */
export const adopt = (pgdata: string, { ids, own }: Account): void => {
  if (ids.uid === undefined || lstatSync(pgdata).uid === ids.uid) return
  for (const name of readdirSync(pgdata, { recursive: true, encoding: 'utf8' })) own(join(pgdata, name))
  own(pgdata)
}
