import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { removeOldBuilds } from './old-builds.ts'
import { BUILDS, latestBuild, setLatestBuild } from './server/builds-folder.ts'
import { compressFiles } from './server/compress-files.ts'
import { SERVER_ENTRY } from './server/entries.ts'

const root = import.meta.dirname

/** All that the bundles are made from; the lock file stands for the packages. */
const SOURCES = [
  'src/**/*',
  'public/**/*',
  'content/**/*',
  'content-files/*.ts',
  'server/*.ts',
  '*.ts',
  '../events/src/**/*.ts',
  '../package-lock.json',
]

const sourcesHash = async () => {
  const paths: string[] = []
  for await (const entry of glob(SOURCES, { cwd: root, withFileTypes: true })) {
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) paths.push(join(entry.parentPath, entry.name))
  }
  const hash = createHash('sha256')
  for (const path of paths.toSorted()) hash.update(`${path.slice(root.length)}\0`).update(await readFile(path))
  return hash.digest('hex')
}

/** Built beside and renamed when whole. */
const buildAs = async (name: string) => {
  process.env['NODE_ENV'] = 'production'
  // Nearly every start finds what it needs, and need not wait for a bundler to load.
  const { build } = await import('vite')
  const configFile = join(root, 'vite.config.ts')
  const made = join(BUILDS, `${name}.${process.pid}`)
  await build({ configFile, build: { outDir: join(made, 'client') } })
  await build({ configFile, build: { outDir: join(made, 'server'), ssr: SERVER_ENTRY } })
  await rename(join(made, 'client/.vite/manifest.json'), join(made, 'manifest.json'))
  await rm(join(made, 'client/.vite'), { recursive: true })
  await compressFiles(join(made, 'client'))
  try {
    await rename(made, join(BUILDS, name))
  } catch (error) {
    // Another process has built the same meanwhile.
    if (!existsSync(join(BUILDS, name))) throw error
    await rm(made, { recursive: true })
  }
}

const name = (await sourcesHash()).slice(0, 16)
if ((await latestBuild()) !== name || !existsSync(join(BUILDS, name))) {
  await mkdir(BUILDS, { recursive: true })
  if (!existsSync(join(BUILDS, name))) await buildAs(name)
  await setLatestBuild(name)
  await removeOldBuilds(BUILDS, name)
}
