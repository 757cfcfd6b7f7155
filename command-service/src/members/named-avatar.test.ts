import { HttpError } from '@debut/adapters/http-error.ts'
import type { Outgoing } from '@debut/adapters/outgoing/outgoing.ts'
import { OutgoingError, type OutgoingReason } from '@debut/adapters/outgoing/outgoing-error.ts'
import type { Storage } from '@debut/adapters/storage.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { openDrawing } from '../kernel/pictures/drawing.ts'
import { uploadsIn } from '../kernel/uploads.ts'
import { namedAvatars } from './named-avatar.ts'

const { drawing, close } = openDrawing()
afterAll(close)

const MEMBER = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const FROM_PROVIDER = 'https://pictures.example/4711'

const face = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#e06030' } })
  .png()
  .toBuffer()

const open = (answer: Buffer | OutgoingReason = face) => {
  const files = new Map<string, Buffer>()
  const asked: string[] = []
  const storage = {
    put: async (path: string, body: Buffer) => void files.set(path, body),
    get: async (path: string) => (files.has(path) ? { body: files.get(path), contentType: 'image/webp' } : undefined),
  } as unknown as Storage
  const outgoing: Outgoing = async (address) => {
    asked.push(String(address))
    if (typeof answer === 'string') throw new OutgoingError(answer, 'as asked')
    const body = async function* () {
      yield answer
    }
    return { url: new URL(address), contentType: 'image/png', headers: {}, body: body() }
  }
  const find = namedAvatars({
    uploads: uploadsIn(storage),
    outgoing,
    drawing,
    publicUrl: 'https://debut.example',
  })
  return { asked, files, find: (named: string | null, shown = '/avatar.svg') => find(named, shown, MEMBER) }
}

it('fetches a picture from elsewhere once, and keeps it as an upload, drawn anew', async () => {
  const { asked, files, find } = open()
  const path = await find('https://elsewhere.example/face.png')
  expect(path).toMatch(new RegExp(`^/avatars/${MEMBER}/[0-9a-f]{32}\\.webp$`))
  expect(asked).toEqual(['https://elsewhere.example/face.png'])
  expect(await sharp(files.get(path?.slice(1) ?? '')).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  expect([await find(path), await find(`https://debut.example${path}`)]).toEqual([path, path])
  expect(asked).toHaveLength(1)
})

it('leaves a picture as it is where a client only says which one it is', async () => {
  const { asked, find } = open()
  expect(await find(FROM_PROVIDER, FROM_PROVIDER)).toBe(FROM_PROVIDER)
  expect(await find('/avatar.svg', FROM_PROVIDER)).toBeNull()
  expect(await find('/avatar.svg')).toBeNull()
  expect(asked).toEqual([])
})

it.each([
  ['too-large', 'picture-too-large'],
  ['wrong-type', 'unsupported-picture'],
  ['not-public', 'avatar-not-fetched'],
  ['timed-out', 'avatar-not-fetched'],
] as const)('says why a picture that is %s is not taken', async (reason, code) => {
  await expect(open(reason).find('https://elsewhere.example/face.png')).rejects.toEqual(new HttpError(code))
})

it('takes no bytes that only claim to be a picture', async () => {
  await expect(open(Buffer.from('<svg onload="alert(1)"/>')).find('https://elsewhere.example/face.png')).rejects.toEqual(
    new HttpError('unsupported-picture'),
  )
})
