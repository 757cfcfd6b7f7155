import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readStackFile, removeStackFile, type StackFile, writeStackFile } from './stack-file.ts'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'

const part = { url: 'http://127.0.0.1:1' }
const stackOn = (dataDir: string, pid: number): StackFile => ({
  mode: 'local',
  pid,
  dataDir,
  edge: { ...part, operatorsUrl: 'http://127.0.0.1:1' },
  commandService: part,
  queryService: part,
  projectionService: part,
  eventStore: part,
  nats: part,
  postgres: { ...part, identityUrl: 'postgres://x' },
  smtp: part,
  mailbox: part,
  signingKeysFile: '/keys',
})

it('is found while its stack runs, and leaves nothing else behind', () => {
  const dataDir = temporaryFolder()
  const stack = stackOn(dataDir, process.pid)
  writeStackFile(stack)
  expect(readStackFile(dataDir)).toEqual(stack)
  expect(readdirSync(dataDir)).toEqual(['stack.json'])
  removeStackFile(dataDir)
  expect(readStackFile(dataDir)).toBeUndefined()
})

it('counts as none when the stack that wrote it was killed', () => {
  const dataDir = temporaryFolder()
  writeStackFile(stackOn(dataDir, 2 ** 30))
  expect(readStackFile(dataDir)).toBeUndefined()
})
