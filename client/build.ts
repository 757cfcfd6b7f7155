import { createHash } from 'node:crypto'
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFiles } from './server/compress-files.ts'
import { SERVER_ENTRY } from './server/entries.ts'

const root = import.meta.dirname
const dist = join(root, 'dist')

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
if ((await readFile(join(dist, 'sources.sha256'), 'utf8').catch(() => '')) !== hash) {
  process.env['NODE_ENV'] = 'production'
  // Nearly every start finds what it needs, and need not wait for a bundler to load.
  const { build } = await import('vite')
  const configFile = join(root, 'vite.config.ts')
  // Built beside and swapped in whole, so that whoever serves the last one never sees half of the next.
  const made = join(root, `dist-${process.pid}`)
  await build({ configFile, build: { outDir: join(made, 'client') } })
  await build({ configFile, build: { outDir: join(made, 'server'), ssr: SERVER_ENTRY } })
  await rename(join(made, 'client/.vite/manifest.json'), join(made, 'manifest.json'))
  await rm(join(made, 'client/.vite'), { recursive: true })
  await compressFiles(join(made, 'client'))
  await writeFile(join(made, 'sources.sha256'), hash)
  await rm(dist, { recursive: true, force: true })
  await rename(made, dist)
}
