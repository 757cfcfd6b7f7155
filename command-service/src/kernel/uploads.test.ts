import { randomUUID } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { PicturePath } from '@debut/events/kernel/picture-path.ts'
import { openStorage } from '@debut/adapters/open-storage.ts'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'
import { beforeEach, expect, it } from 'vitest'
import { type Uploads, uploadsIn } from './uploads.ts'

const [ines, noor] = [MemberId.parse(randomUUID()), MemberId.parse(randomUUID())]
const bytes = Buffer.from('a picture')
let uploads: Uploads
let isKept: (path: string) => Promise<boolean>

beforeEach(async () => {
  const storage = await openStorage(pathToFileURL(temporaryFolder()).href)
  uploads = uploadsIn(storage)
  isKept = async (path) => (await storage.get(path.slice(1))) !== undefined
})

it('keeps a picture under a path that is named by its owner and by what is in it', async () => {
  const path = await uploads.keep('storage/pictures', ines, bytes)
  expect(PicturePath.parse(path)).toMatch(new RegExp(`^/storage/pictures/${ines}/[0-9a-f]{32}\\.webp$`))
  expect(await uploads.keep('storage/pictures', ines, bytes)).toBe(path)
  expect(await uploads.keep('storage/pictures', ines, Buffer.from('another'))).not.toBe(path)
  expect([uploads.isOwn(ines, path), uploads.isOwn(noor, path)]).toEqual([true, false])
  expect([await uploads.has(ines, path), await uploads.has(noor, path)]).toEqual([true, false])
})

it('names the size of a picture in its path where one is given, and finds it under no other', async () => {
  const path = await uploads.keep('storage/pictures', ines, bytes, { width: 390, height: 844 })
  expect(PicturePath.parse(path)).toMatch(new RegExp(`^/storage/pictures/${ines}/[0-9a-f]{32}-390x844\\.webp$`))
  expect([uploads.isOwn(ines, path), await uploads.has(ines, path)]).toEqual([true, true])
  expect(await uploads.has(ines, path.replace('390x844', '390x84'))).toBe(false)
})

it('removes all of a member’s, faces and pictures of tools, and nothing of anybody else', async () => {
  const [face, picture, other] = [
    await uploads.keep('avatars', ines, bytes),
    await uploads.keep('storage/pictures', ines, bytes),
    await uploads.keep('storage/pictures', noor, bytes),
  ]
  await uploads.removeAll(ines)
  expect(await Promise.all([face, picture, other].map(isKept))).toEqual([false, false, true])
})

it('has no picture that was never uploaded, and none outside its owner’s folder', async () => {
  const path = await uploads.keep('storage/pictures', noor, bytes)
  const never = `/storage/pictures/${ines}/${'0'.repeat(32)}.webp`
  expect([uploads.isOwn(ines, never), await uploads.has(ines, never)]).toEqual([true, false])
  const around = `/storage/pictures/${ines}/../${path.slice('/storage/pictures/'.length)}`
  expect([uploads.isOwn(ines, around), await uploads.has(ines, around)]).toEqual([false, false])
})
