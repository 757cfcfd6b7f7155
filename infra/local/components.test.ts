import { expect, it, onTestFinished, vi } from 'vitest'
import { componentsOf } from './components.ts'
import { openConsole } from '@debut/stack/supervisor/console.ts'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'

const componentsFor = ({
  makesWorld,
  demoCrowd,
  dataDir = temporaryFolder(),
}: {
  makesWorld: boolean
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
    makesWorld,
    demoCrowd,
    console: openConsole({ dataDir, level: 'silent', colour: false, write: () => {} }),
  })

const namesOf = (components: ReturnType<typeof componentsFor>) => components.map(({ name }) => name)
const needsOf = (components: ReturnType<typeof componentsFor>, wanted: string) => components.find(({ name }) => name === wanted)?.needs

it('lets no component read the log of a new folder before the demo world in it is whole', () => {
  const components = componentsFor({ makesWorld: true, demoCrowd: true })
  expect(namesOf(components)).toEqual(expect.arrayContaining(['demo-world', 'demo-crowd']))
  expect(needsOf(components, 'demo-world')).toEqual([])
  expect(needsOf(components, 'event-store')).toEqual(['demo-world'])
})

it('starts empty and without made-up voters, where that is asked', () => {
  const names = namesOf(componentsFor({ makesWorld: false, demoCrowd: false }))
  expect(names).not.toContain('demo-world')
  expect(names).not.toContain('demo-crowd')
})

it('backs up what is there before a migration may change it, where back-ups are made', () => {
  expect(namesOf(componentsFor({ makesWorld: false, demoCrowd: false }))).not.toContain('backup')
  vi.stubEnv('BACKUP_TARGET', 'file:///backups/')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(needsOf(componentsFor({ makesWorld: false, demoCrowd: false }), 'command-service')).toContain('backup')
  expect(namesOf(componentsFor({ makesWorld: true, demoCrowd: false }))).not.toContain('backup')
})
