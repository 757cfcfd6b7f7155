import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Built once for all test files: each would build what it finds missing, and swap it under the others. */
export const setup = () => {
  // Set while working on the server alone.
  if (process.env['CLIENT_BUILD'] === 'off') return
  execFileSync(process.execPath, [fileURLToPath(new URL('../../client/build.ts', import.meta.url))])
}
