import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const marker = (root) => join(root, 'node_modules', '.debut-installed')
const lockFile = (root) => join(root, 'package-lock.json')

/** The pinned Node that everything after the bootstrap runs on. */
export const pinnedNode = (root) => join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Contents, not times: a checkout, a copy or a restored cache changes times and means nothing. */
const fingerprint = (root) =>
  createHash('sha256')
    .update(readFileSync(lockFile(root)))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

/** npm writes its hidden lock file last, so where it agrees with ours somebody's own `npm ci` has come to its end. */
const installedByHand = (root) => {
  const hidden = read(join(root, 'node_modules', '.package-lock.json'))
  if (hidden === undefined) return false
  const have = JSON.parse(hidden).packages
  return Object.entries(JSON.parse(readFileSync(lockFile(root), 'utf8')).packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .every(([path, entry]) => (have[path] ? have[path].version === entry.version : entry.optional || entry.devOptional))
}

/** 'ready', or why packages must be installed: 'missing' or 'changed'. */
export const installState = (root) => {
  if (!existsSync(pinnedNode(root))) return 'missing'
  if (read(marker(root)) === fingerprint(root)) return 'ready'
  return installedByHand(root) ? 'ready' : 'changed'
}

/** Only ever called after a whole install: an interrupted one leaves no marker and is begun again. */
export const markInstalled = (root) => writeFileSync(marker(root), fingerprint(root))
