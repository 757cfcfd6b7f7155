import { expect, it } from 'vitest'
import { Hopeless } from './component.ts'
import { inProcess } from './in-process.ts'
import { PortTaken, supervise } from './supervisor.ts'
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

it('brings a component back when it has ended, without touching the others, and waits longer each time', async () => {
  const { journal, written, scripted } = scriptedComponents()
  const database = scripted('database')
  const service = scripted('service', ['database'])
  const failures: number[] = []
  const messages: string[] = []
  const supervisor = supervise([database.component, service.component], {
    say: (name, message) => messages.push(`${name} ${message}`),
    delay: (count) => {
      failures.push(count)
      return 0
    },
  })
  await written('database launched')
  database.becomesReady()
  for (const life of [1, 2, 3]) {
    await written('service launched', life)
    service.becomesReady()
    await supervisor.readyOf('service')
    service.ends('exit code 7')
  }
  await written('service launched', 4)
  expect(failures).toEqual([1, 2, 3])
  expect(messages[0]).toContain('service ended: exit code 7')
  expect(journal.filter((entry) => entry === 'database launched')).toHaveLength(1)
  await supervisor.stop()
})

it('ends a start in which a component fails three times in the same way, and gives the reason', async () => {
  const { journal, written, scripted } = scriptedComponents()
  const service = scripted('service')
  const supervisor = supervise([service.component, scripted('database').component], quiet)
  for (const [life, process] of [4711, 4712, 4713].entries()) {
    await written('service launched', life + 1)
    service.ends(`/data/run-${process}/lock is held by process ${process}`)
  }
  await expect(supervisor.ready).rejects.toThrow(
    'Debut cannot start: service failed 3 times in the same way: /data/run-4713/lock is held by process 4713',
  )
  await supervisor.stop()
  expect(journal.filter((entry) => entry === 'service launched')).toHaveLength(3)
})

it('goes on with a component that fails in another way each time', async () => {
  const { written, scripted } = scriptedComponents()
  const service = scripted('service')
  const supervisor = supervise([service.component], quiet)
  for (const life of [1, 2, 3, 4, 5, 6]) {
    await written('service launched', life)
    service.ends(`exit code ${life % 3}`)
  }
  await written('service launched', 7)
  service.becomesReady()
  await supervisor.ready
  await supervisor.stop()
})

it('goes on with a component that has been ready, however often it fails in the same way', async () => {
  const { written, scripted } = scriptedComponents()
  const service = scripted('service')
  const supervisor = supervise([service.component], quiet)
  await written('service launched')
  service.becomesReady()
  await supervisor.ready
  for (const life of [1, 2, 3, 4]) {
    await written('service launched', life)
    service.ends('exit code 1')
  }
  await written('service launched', 5)
  await supervisor.stop()
})

it('does not blame a component for a failure while something that it needs is down', async () => {
  const { written, scripted } = scriptedComponents()
  const database = scripted('database')
  const service = scripted('service', ['database'])
  const supervisor = supervise([database.component, service.component], quiet)
  await written('database launched')
  database.becomesReady()
  await supervisor.readyOf('database')
  database.ends('killed by SIGKILL')
  await written('database launched', 2)
  for (const life of [1, 2, 3, 4]) {
    await written('service launched', life)
    service.ends('exit code 1')
  }
  await written('service launched', 5)
  database.becomesReady()
  service.becomesReady()
  await supervisor.ready
  await supervisor.stop()
})

it('ends a start at once when a component says that no attempt can go better', async () => {
  let attempts = 0
  const database = inProcess('database', async () => {
    attempts++
    throw new Hopeless('It cannot run here: start as another user.')
  })
  const supervisor = supervise([database], quiet)
  await expect(supervisor.ready).rejects.toThrow(/^It cannot run here: start as another user\.$/)
  await supervisor.stop()
  expect(attempts).toBe(1)
})

it('ends a start at once where a component finds its port in use, and says which', async () => {
  const { written, scripted } = scriptedComponents()
  const service = scripted('service')
  const supervisor = supervise([service.component], quiet)
  await written('service launched')
  service.ends('exit code 1. Its last lines:\n  Error: listen EADDRINUSE: address already in use 127.0.0.1:39198')
  await expect(supervisor.ready).rejects.toThrow(PortTaken)
  await expect(supervisor.ready).rejects.toMatchObject({ part: 'service' })
  await supervisor.stop()
})

it('begins to count anew when a component is started again on request', async () => {
  const { written, scripted } = scriptedComponents()
  const service = scripted('service')
  const supervisor = supervise([service.component], { say: () => {}, delay: () => 0 })
  for (const life of [1, 2]) {
    await written('service launched', life)
    service.ends('exit code 1')
  }
  await written('service launched', 3)
  await supervisor.restart('service')
  await written('service launched', 4)
  service.ends('exit code 1')
  await written('service launched', 5)
  service.becomesReady()
  await supervisor.ready
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

it('starts a component again on request, without a pause', async () => {
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
  const message = Promise.withResolvers<string>()
  const supervisor = supervise([scripted('service').component], {
    say: (name, text) => message.resolve(`${name} ${text}`),
    timeoutMs: 1,
  })
  await written('service launched')
  await expect(message.promise).resolves.toBe('service is not ready yet: its turn')
  await supervisor.stop()
})
