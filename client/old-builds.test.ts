import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'
import { expect, it } from 'vitest'
import { removeOldBuilds } from './old-builds.ts'

const nameOf = (build: number) => String(build).repeat(16)

const builds = () => {
  const folder = temporaryFolder()
  for (let build = 1; build <= 7; build++) {
    mkdirSync(join(folder, nameOf(build), 'client'), { recursive: true })
    utimesSync(join(folder, nameOf(build)), build, build)
  }
  writeFileSync(join(folder, 'latest'), nameOf(7))
  return folder
}

it('keeps the youngest five, as somebody may still serve them', async () => {
  const folder = builds()
  await removeOldBuilds(folder, nameOf(7))
  expect(readdirSync(folder)).toEqual([...[3, 4, 5, 6, 7].map(nameOf), 'latest'])
})

it('keeps the one that is served next, however old it is', async () => {
  const folder = builds()
  await removeOldBuilds(folder, nameOf(1))
  expect(readdirSync(folder)).toEqual([...[1, 3, 4, 5, 6, 7].map(nameOf), 'latest'])
})

it('removes what was cut off, and keeps what is being built', async () => {
  const folder = builds()
  const going = `${nameOf(8)}.${process.pid}`
  for (const half of [going, `${nameOf(9)}.999999999`, 'client']) mkdirSync(join(folder, half))
  await removeOldBuilds(folder, nameOf(7))
  expect(readdirSync(folder)).toEqual([...[3, 4, 5, 6, 7].map(nameOf), going, 'latest'])
})
