import { createHash } from 'node:crypto'
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { compressFiles } from './server/compress-files.ts'
import { SERVER_ENTRY } from './server/entries.ts'

const root = import.meta.dirname
const stamp = join(root, 'dist/sources.sha256')

/** All that the bundles are made from; the lock file stands for the packages. */
const SOURCES = ['src/**/*', 'public/**/*', 'content/**/*', 'server/*.ts', '*.ts', '../package-lock.json']

const sourcesHash = async () => {
  const paths: string[] = []
  for await (const entry of glob(SOURCES, { cwd: root, withFileTypes: true })) {
    if (entry.isFile()) paths.push(join(entry.parentPath, entry.name))
  }
  const hash = createHash('sha256')
  for (const path of paths.toSorted()) hash.update(`${path.slice(root.length)}\0`).update(await readFile(path))
  return hash.digest('hex')
}

const hash = await sourcesHash()
if ((await readFile(stamp, 'utf8').catch(() => '')) !== hash) {
  process.env['NODE_ENV'] = 'production'
  await rm(join(root, 'dist'), { recursive: true, force: true })
  const configFile = join(root, 'vite.config.ts')
  await build({ configFile })
  await build({ configFile, build: { ssr: SERVER_ENTRY } })
  await rename(join(root, 'dist/client/.vite/manifest.json'), join(root, 'dist/manifest.json'))
  await rm(join(root, 'dist/client/.vite'), { recursive: true })
  await compressFiles(join(root, 'dist/client'))
  await writeFile(stamp, hash)
}
