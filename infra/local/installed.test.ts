import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { installState, markInstalled, pinnedNode } from './installed.mjs'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'

const lock = (version: string) =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/@debut/events': { link: true },
      'node_modules/zod': { version },
      'node_modules/fsevents': { version: '2.0.0', optional: true },
    },
  })

const checkoutWith = (lockText: string) => {
  const root = temporaryFolder()
  writeFileSync(join(root, 'package-lock.json'), lockText)
  mkdirSync(dirname(pinnedNode(root)), { recursive: true })
  writeFileSync(pinnedNode(root), '')
  return root
}

it('asks for an installation on a fresh clone', () => {
  const root = checkoutWith(lock('1.0.0'))
  rmSync(join(root, 'node_modules'), { recursive: true })
  expect(installState(root)).toBe('missing')
})

it('asks again when an installation was interrupted before its marker was written', () => {
  expect(installState(checkoutWith(lock('1.0.0')))).toBe('changed')
})

it('asks for nothing once installed, whatever the times of the files say', () => {
  const root = checkoutWith(lock('1.0.0'))
  markInstalled(root)
  utimesSync(join(root, 'package-lock.json'), 4_000_000_000, 4_000_000_000)
  expect(installState(root)).toBe('ready')
})

it('asks again when the lock file has changed', () => {
  const root = checkoutWith(lock('1.0.0'))
  markInstalled(root)
  writeFileSync(join(root, 'package-lock.json'), lock('1.0.1'))
  expect(installState(root)).toBe('changed')
})

it('accepts an installation that somebody made with npm by hand, if it is this one', () => {
  const root = checkoutWith(lock('1.0.0'))
  const hidden = join(root, 'node_modules', '.package-lock.json')
  writeFileSync(hidden, JSON.stringify({ packages: { 'node_modules/zod': { version: '1.0.0' } } }))
  expect(installState(root)).toBe('ready')
  writeFileSync(hidden, JSON.stringify({ packages: { 'node_modules/zod': { version: '0.9.0' } } }))
  expect(installState(root)).toBe('changed')
})

it('asks again when the pinned Node is not there', () => {
  const root = checkoutWith(lock('1.0.0'))
  markInstalled(root)
  rmSync(pinnedNode(root))
  expect(installState(root)).toBe('missing')
})
