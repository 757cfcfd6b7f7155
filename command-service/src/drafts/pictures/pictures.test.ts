import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { PICTURE_BYTES, ToolPicture } from '@debut/events/tools/tool-picture.ts'
import { openStorage } from '@debut/adapters/open-storage.ts'
import { createOutgoing } from '@debut/adapters/outgoing/outgoing.ts'
import { reaching } from '@debut/adapters/outgoing/reach.ts'
import type { Storage } from '@debut/adapters/storage.ts'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDrawing } from '../../kernel/pictures/drawing.ts'
import { uploadsIn } from '../../kernel/uploads.ts'
import { createPictures, type Pictures } from './pictures.ts'
import { plain } from './testing/made-pictures.ts'

const ines = MemberId.parse(randomUUID())
const { drawing, close } = openDrawing()
afterAll(close)
const given = (bytes: Buffer) => ({ bytes: bytes.length, open: async () => Readable.from([bytes]) })
let elsewhere: FastifyInstance
let storage: Storage
let pictures: Pictures
let screenshot: Buffer

const open = (also: readonly string[]) =>
  createPictures({
    uploads: uploadsIn(storage),
    drawing,
    outgoing: createOutgoing({ reach: reaching({ also }), timeoutMs: 3_000 }),
  })

beforeEach(async () => {
  screenshot = await plain(1280, 800).png().toBuffer()
  elsewhere = fastify()
  elsewhere.get('/screenshot.png', (_request, reply) => reply.type('image/png').send(screenshot))
  elsewhere.get('/unnamed', (_request, reply) => reply.type('binary/octet-stream').send(screenshot))
  elsewhere.get('/moved.png', (_request, reply) => reply.redirect('/screenshot.png'))
  elsewhere.get('/page', (_request, reply) => reply.type('text/html').send(screenshot))
  elsewhere.get('/drawing.svg', (_request, reply) => reply.type('image/svg+xml').send('<svg/>'))
  elsewhere.get('/lie.png', (_request, reply) => reply.type('image/png').send('<html>'))
  elsewhere.get('/huge.png', (_request, reply) =>
    reply.type('image/png').send(Buffer.concat([screenshot, randomBytes(PICTURE_BYTES.image)])),
  )
  elsewhere.get('/silent.png', (_request, reply) => void reply.hijack())
  await elsewhere.listen({ port: 0, host: '127.0.0.1' })
  storage = await openStorage(pathToFileURL(temporaryFolder()).href)
  pictures = open([elsewhere.listeningOrigin])
})
afterEach(async () => {
  elsewhere.server.closeAllConnections()
  await elsewhere.close()
})

describe('a picture that a member gives', () => {
  it('is kept drawn anew, and described as events carry it', async () => {
    const taken = ToolPicture.parse(await pictures.take(given(screenshot), 'image', ines))
    expect(taken).toEqual({
      path: expect.stringMatching(new RegExp(`^/storage/pictures/${ines}/[0-9a-f]{32}\\.webp$`)),
      width: 1280,
      height: 800,
      placeholder: expect.stringMatching(/^([0-9a-f]{6}ff){16}$/),
    })
    const kept = await storage.get(taken.path.slice(1))
    expect(kept?.contentType).toBe('image/webp')
    expect(await sharp(kept?.body).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 800 })
    expect(await pictures.take(given(screenshot), 'image', ines)).toEqual(taken)
  })

  it('says its size in its path where a post shows it', async () => {
    const taken = ToolPicture.parse(await pictures.take(given(screenshot), 'post-picture', ines))
    expect(taken.path).toMatch(/\/[0-9a-f]{32}-1280x800\.webp$/)
    expect((await storage.get(taken.path.slice(1)))?.contentType).toBe('image/webp')
  })

  it('may be cut', async () => {
    const crop = { left: 0, top: 0, width: 256, height: 256 }
    expect(await pictures.take(given(screenshot), 'logo', ines, crop)).toMatchObject({ width: 256, height: 256 })
  })

  it('is refused in words of its own, before it is opened where it is too large', async () => {
    for (const kind of ['logo', 'image', 'post-picture'] as const)
      expect(await pictures.take(given(Buffer.alloc(PICTURE_BYTES[kind] + 1)), kind, ines)).toEqual({ refusal: `${kind}-too-large` })
    expect(await pictures.take(given(Buffer.from('<svg/>')), 'logo', ines)).toEqual({ refusal: 'picture-type' })
    expect(await pictures.take(given(screenshot.subarray(0, 100)), 'logo', ines)).toEqual({ refusal: 'picture-unreadable' })
  })

  it('waits for its turn where many are given at once, and is not opened where its member has too many on their way', async () => {
    let opened = 0
    const open = async () => {
      opened += 1
      return Readable.from([Buffer.from('<svg/>')])
    }
    const all = await Promise.allSettled(Array.from({ length: 12 }, () => pictures.take({ bytes: 6, open }, 'logo', ines)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(all.at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'too-many-requests', retryAfter: 2 } })
    expect(opened).toBe(10)
  })
})

describe('a picture that lies elsewhere', () => {
  const from = (path: string) => pictures.takeFrom(elsewhere.listeningOrigin + path, 'image', ines)

  it('is fetched, and then taken like any other', async () => {
    const taken = await pictures.take(given(screenshot), 'image', ines)
    for (const path of ['/screenshot.png', '/moved.png', '/unnamed']) expect(await from(path)).toEqual(taken)
  })

  it.each([
    ['/none.png', 'picture-not-fetched'],
    ['/silent.png', 'picture-not-fetched'],
    ['/huge.png', 'image-too-large'],
    ['/page', 'picture-type'],
    ['/drawing.svg', 'picture-type'],
    ['/lie.png', 'picture-type'],
  ])('is refused in words of its own where there is %s', async (path, refusal) => {
    expect(await from(path)).toEqual({ refusal })
  })

  it('is not fetched from inside, nor from what is no address', async () => {
    pictures = open([])
    expect(await from('/screenshot.png')).toEqual({ refusal: 'picture-not-fetched' })
    for (const url of ['file:///etc/passwd', 'data:image/png;base64,AAAA', 'http://169.254.169.254/logo.png', ''])
      expect(await pictures.takeFrom(url, 'logo', ines)).toEqual({ refusal: 'picture-not-fetched' })
  })
})
