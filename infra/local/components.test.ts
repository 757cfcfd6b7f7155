import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { componentsOf } from './components.ts'
import { openConsole } from './supervisor/console.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const componentsFor = ({
  demoWorld,
  demoCrowd,
  dataDir = temporaryFolder(),
}: {
  demoWorld: boolean
  demoCrowd: boolean
  dataDir?: string
}) =>
  componentsOf({
    dataDir,
    addresses: {
      host: '127.0.0.1',
      internal: '127.0.0.1',
      port: 3000,
      command: 3001,
      query: 3002,
      projection: 3003,
      eventStore: 3004,
      nats: 3005,
      postgres: 3006,
      smtp: 3007,
      mailbox: 3008,
      demoSignIn: 3009,
      oidc: 3010,
      operators: 3011,
    },
    secrets: { signingKeysFile: '', claimSecret: '', seedSecret: '', supportChatSecret: '', identitySecret: '' },
    logLevel: 'info',
    dev: false,
    demoWorld,
    demoCrowd,
    console: openConsole({ dataDir, level: 'silent', colour: false, write: () => {} }),
  })

const namesOf = (components: ReturnType<typeof componentsFor>) => components.map(({ name }) => name)
const needsOf = (components: ReturnType<typeof componentsFor>, wanted: string) => components.find(({ name }) => name === wanted)?.needs

it('lets nobody write to the log of a new folder before the demo world in it is whole, and whoever projects it begin at once', () => {
  const components = componentsFor({ demoWorld: true, demoCrowd: true })
  expect(namesOf(components)).toEqual(expect.arrayContaining(['demo-world', 'demo-crowd']))
  expect(needsOf(components, 'demo-world')).toEqual(['event-store'])
  expect(needsOf(components, 'command-service')).toContain('demo-world')
  expect(needsOf(components, 'projection-service')).not.toContain('demo-world')
})

it('leaves a log that is there to the event store', () => {
  const dataDir = temporaryFolder()
  mkdirSync(join(dataDir, 'event-store'))
  const components = componentsFor({ demoWorld: true, demoCrowd: true, dataDir })
  expect(namesOf(components)).not.toContain('demo-world')
  expect(needsOf(components, 'event-store')).toEqual([])
})

it('starts with nothing in it, and with nobody who votes, where that is asked', () => {
  const names = namesOf(componentsFor({ demoWorld: false, demoCrowd: false }))
  expect(names).not.toContain('demo-world')
  expect(names).not.toContain('demo-crowd')
})

it('backs up what is there before a migration may change it, where back-ups are made', () => {
  const dataDir = temporaryFolder()
  mkdirSync(join(dataDir, 'event-store'))
  expect(namesOf(componentsFor({ demoWorld: true, demoCrowd: false, dataDir }))).not.toContain('backup')
  vi.stubEnv('BACKUP_TARGET', 'file:///backups/')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(needsOf(componentsFor({ demoWorld: true, demoCrowd: false, dataDir }), 'command-service')).toContain('backup')
  expect(namesOf(componentsFor({ demoWorld: true, demoCrowd: false }))).not.toContain('backup')
})
