import { expect, it } from 'vitest'
import { supervise } from './supervisor.ts'
import { scriptedComponents } from './testing/scripted-component.ts'

const quiet = { say: () => {}, delay: () => 0 }

it('launches a component only when what it needs is ready, and stops in reverse', async () => {
  const { journal, written, scripted } = scriptedComponents()
  const database = scripted('database')
  const service = scripted('service', ['database'])
  const edge = scripted('edge', [], ['service'])
  const supervisor = supervise([database.component, service.component, edge.component], quiet)
  await written('edge launched')
  expect(journal).toEqual(['database launched', 'edge launched'])
  expect(supervisor.pending()).toEqual(['database', 'service', 'edge'])

  database.becomesReady()
  await written('service launched')
  service.becomesReady()
  edge.becomesReady()
  await supervisor.ready
  expect(supervisor.pending()).toEqual([])
  await supervisor.stop()
  expect(journal.slice(3)).toEqual(['edge stopped', 'service stopped', 'database stopped'])
})

it('launches what can be loaded early before its last need is ready, lets it begin after that, and stops it first all the same', async () => {
  const { journal, written, scripted } = scriptedComponents()
  const log = scripted('log')
  const database = scripted('database')
  const service = scripted('service', ['log', 'database'], [], ['log'])
  const supervisor = supervise([log.component, database.component, service.component], quiet)
  await written('database launched')
  expect(journal).not.toContain('service launched')

  database.becomesReady()
  await written('service launched')
  expect(journal).not.toContain('service begins')
  log.becomesReady()
  await written('service begins')
  service.becomesReady()
  await supervisor.ready
  await supervisor.stop()
  expect(journal.slice(4)).toEqual(['service stopped', 'log stopped', 'database stopped'])
})

it('brings a component back when it has ended, without touching the others, and waits longer each time', async () => {
  const { journal, written, scripted } = scriptedComponents()
  const database = scripted('database')
  const service = scripted('service', ['database'])
  const failures: number[] = []
  const told: string[] = []
  const supervisor = supervise([database.component, service.component], {
    say: (name, message) => told.push(`${name} ${message}`),
    delay: (count) => {
      failures.push(count)
      return 0
    },
  })
  await written('database launched')
  database.becomesReady()
  for (const life of [1, 2, 3]) {
    await written('service launched', life)
    service.ends('exit code 7')
  }
  await written('service launched', 4)
  expect(failures).toEqual([1, 2, 3])
  expect(told[0]).toContain('service ended: exit code 7')
  expect(journal.filter((entry) => entry === 'database launched')).toHaveLength(1)
  await supervisor.stop()
})

it('does not start a component again that it stops itself, nor one that ends while everything stops', async () => {
  const { journal, written, scripted } = scriptedComponents()
  const database = scripted('database')
  const service = scripted('service', ['database'])
  const supervisor = supervise([database.component, service.component], quiet)
  await written('database launched')
  database.becomesReady()
  await written('service launched')
  service.becomesReady()
  await supervisor.ready
  const stopped = supervisor.stop()
  database.ends('killed by SIGKILL')
  await stopped
  expect(journal.filter((entry) => entry.endsWith('launched'))).toEqual(['database launched', 'service launched'])
})

it('stops while a component still waits for what it needs', async () => {
  const { journal, written, scripted } = scriptedComponents()
  const supervisor = supervise([scripted('database').component, scripted('service', ['database']).component], quiet)
  await written('database launched')
  await supervisor.stop()
  expect(journal).toEqual(['database launched', 'database stopped'])
})

it('stops at once while a component pauses before its next attempt', async () => {
  const { written, scripted } = scriptedComponents()
  const service = scripted('service')
  const failed = Promise.withResolvers<void>()
  const supervisor = supervise([service.component], {
    say: () => {},
    delay: () => {
      failed.resolve()
      return 3_600_000
    },
  })
  await written('service launched')
  service.ends('exit code 1')
  await failed.promise
  await supervisor.stop()
})

it('starts a component again on wish, without a pause', async () => {
  const { journal, written, scripted } = scriptedComponents()
  const service = scripted('service')
  const supervisor = supervise([service.component], { say: () => {}, delay: () => 3_600_000 })
  await written('service launched')
  await supervisor.restart('service')
  await written('service launched', 2)
  expect(journal).toEqual(['service launched', 'service stopped', 'service launched'])
  service.ends('exit code 1')
  await expect.poll(() => supervisor.pidOf('service')).toBeUndefined()
  await expect.poll(async () => (await supervisor.restart('service'), journal.length)).toBeGreaterThan(3)
  await supervisor.stop()
})

it('kills everything at once when asked twice', async () => {
  const { journal, written, scripted } = scriptedComponents()
  const supervisor = supervise([scripted('database').component, scripted('service').component], quiet)
  await written('service launched')
  supervisor.kill()
  expect(journal.slice(2)).toEqual(['database killed', 'service killed'])
  await supervisor.stop()
})

it('says what a component waits for when that takes long', async () => {
  const { written, scripted } = scriptedComponents()
  const told = Promise.withResolvers<string>()
  const supervisor = supervise([scripted('service').component], {
    say: (name, message) => told.resolve(`${name} ${message}`),
    patienceMs: 1,
  })
  await written('service launched')
  await expect(told.promise).resolves.toBe('service is not ready yet: its turn')
  await supervisor.stop()
})
