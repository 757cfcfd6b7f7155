import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { hold } from './exclusive.mjs'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'

it('lets one hold a name at a time, and says to the next who has it', async () => {
  const name = temporaryFolder()
  const first = await hold(name, () => ({ pid: 4711, url: 'http://localhost:3000' }))
  await expect(hold(name)).resolves.toEqual({ heldBy: { pid: 4711, url: 'http://localhost:3000' } })
  await first.release?.()
  const second = await hold(name)
  expect(second.heldBy).toBeUndefined()
  await second.release?.()
})

it('is free again once its holder was killed by -9', async () => {
  const name = temporaryFolder()
  const program = `import { hold } from ${JSON.stringify(new URL('./exclusive.mjs', import.meta.url).href)}
    await hold(${JSON.stringify(name)})
    process.stdout.write('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  await expect(hold(name)).resolves.toEqual({ heldBy: { pid: child.pid } })
  child.kill('SIGKILL')
  await once(child, 'exit')
  const mine = await hold(name)
  expect(mine.heldBy).toBeUndefined()
  await mine.release?.()
})

it.runIf(process.platform === 'linux')('is one lock to every Node: the name leaves nothing to be filled up', async () => {
  const namesNow = () => readFileSync('/proc/net/unix', 'utf8').match(/@debut-[0-9a-f]{32}.*/g) ?? []
  const before = new Set(namesNow())
  const { release } = await hold(temporaryFolder())
  const mine = namesNow().filter((name) => !before.has(name))
  await release?.()
  expect(mine.filter((name) => name.length === 108 && !name.endsWith('@')).length).toBeGreaterThan(0)
})
