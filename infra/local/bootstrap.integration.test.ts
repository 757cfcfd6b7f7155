import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { hold } from './exclusive.mjs'
import { pinnedNode } from './installed.mjs'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'

const lock = (version: string) => JSON.stringify({ packages: { '': {}, 'node_modules/zod': { version } } })

/** A checkout as git gives it, as far as the bootstrap looks at it. */
const clone = () => {
  const root = realpathSync(temporaryFolder())
  mkdirSync(join(root, 'infra', 'local'), { recursive: true })
  for (const file of ['bootstrap.mjs', 'clock-option.mjs', 'demo-clock.mjs', 'exclusive.mjs', 'installed.mjs']) {
    copyFileSync(join(import.meta.dirname, file), join(root, 'infra', 'local', file))
  }
  writeFileSync(join(root, 'package-lock.json'), lock('1.0.0'))
  return root
}

/** What npm leaves; the pinned Node here says what it is asked to run, and ends with `code`. */
const installIn = (root: string, { version = '1.0.0', code = 0 } = {}) => {
  mkdirSync(dirname(pinnedNode(root)), { recursive: true })
  writeFileSync(pinnedNode(root), `#!/bin/sh\nfor word; do :; done\necho "ran $word"\nexit ${code}\n`)
  chmodSync(pinnedNode(root), 0o755)
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), lock(version))
}

const bootstrap = async (root: string, task: string, env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, ['infra/local/bootstrap.mjs', task], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: Number(code), stdout, stderr }
}

const PREPARED = 'ran infra/local/prepare.ts\n'

it.skipIf(process.platform === 'win32')('prepares the first start at the end of an installation by hand', async () => {
  const root = clone()
  installIn(root)
  expect(await bootstrap(root, 'installed')).toEqual({ code: 0, stdout: PREPARED, stderr: '' })
})

it.skipIf(process.platform === 'win32')('lets an installation succeed whose first start could not be prepared', async () => {
  const root = clone()
  installIn(root, { code: 1 })
  expect(await bootstrap(root, 'installed')).toEqual({ code: 0, stdout: PREPARED, stderr: '' })
})

it.skipIf(process.platform === 'win32')('prepares nothing where packages are left out', async () => {
  const root = clone()
  installIn(root, { version: '0.9.0' })
  expect(await bootstrap(root, 'installed')).toEqual({ code: 0, stdout: '', stderr: '' })
})

it.skipIf(process.platform === 'win32')('leaves the preparing to the installation that runs already', async () => {
  const root = clone()
  installIn(root)
  const installing = await hold(`install ${root}`)
  onTestFinished(() => installing.release?.())
  expect(await bootstrap(root, 'installed')).toEqual({ code: 0, stdout: '', stderr: '' })
})

it.skipIf(process.platform === 'win32')('installs a fresh clone, prepares once, and then does what it was asked for', async () => {
  const root = clone()
  const ready = clone()
  installIn(ready)
  const npm = join(root, 'npm-cli.mjs')
  // As npm does it: the packages, and then the script of the root.
  writeFileSync(
    npm,
    `import { spawnSync } from 'node:child_process'
    import { cpSync } from 'node:fs'
    cpSync(${JSON.stringify(join(ready, 'node_modules'))}, 'node_modules', { recursive: true })
    const { status } = spawnSync(process.execPath, ['infra/local/bootstrap.mjs', 'installed'], { stdio: 'inherit' })
    process.exit(status)`,
  )
  const first = await bootstrap(root, 'start', { npm_execpath: npm })
  expect(first).toEqual({
    code: 0,
    stdout: `${PREPARED}ran infra/local/start.ts\n`,
    stderr: expect.stringMatching(/^Installing.*\nInstalled in/s),
  })
  expect(await bootstrap(root, 'start', { npm_execpath: npm })).toEqual({ code: 0, stdout: 'ran infra/local/start.ts\n', stderr: '' })
})
