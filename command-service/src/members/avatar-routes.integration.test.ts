import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fitsContract } from '@debut/testing/fits-contract.ts'
import { sendCommand, startWorld, type World } from '@debut/testing/world.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const picture = (colour: { r: number; g: number; b: number }, side = 100) =>
  sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .png()
    .toBuffer()

describe('a member’s picture', () => {
  let world: World
  let url: string
  beforeAll(async () => {
    world = await startWorld()
    url = (await world.commandService()).url
  })
  afterAll(() => world.close())

  const joined = async (username: string) => {
    const person = world.person(username)
    const token = await world.token(person)
    await sendCommand(url, token, 'RegisterMember', { username })
    return { memberId: person.memberId, token }
  }
  const change = async (method: 'POST' | 'DELETE', headers: Record<string, string>, sent?: string | FormData) => {
    const response = await fetch(`${url}/api/profile/avatar`, { method, headers, ...(sent !== undefined && { body: sent }) })
    const body = (await response.json()) as { code?: string; profile?: { avatar_url: string } }
    if (response.ok) fitsContract(method, '/api/profile/avatar', body)
    return { status: response.status, body }
  }
  const send = (token: string, body: string | FormData, headers: Record<string, string> = {}) =>
    change('POST', { authorization: `Bearer ${token}`, ...headers }, body)
  const upload = (token: string, bytes: Uint8Array<ArrayBuffer>, field = 'file') => {
    const form = new FormData()
    form.append(field, new Blob([bytes], { type: 'image/png' }), 'face.png')
    return send(token, form)
  }
  const bytesOf = async (...given: Parameters<typeof picture>) => new Uint8Array(await picture(...given))
  const lying = (memberId: string) => {
    const folder = fileURLToPath(new URL(`avatars/${memberId}/`, world.settings.STORAGE_URL))
    return existsSync(folder) ? readdirSync(folder) : []
  }

  it('is shown under an address of its own for ever, and the one before it is gone', async () => {
    const { memberId, token } = await joined('ines')
    const first = await upload(token, await bytesOf({ r: 255, g: 0, b: 0 }))
    const path = first.body.profile?.avatar_url ?? ''
    expect(first.status).toBe(200)
    expect(path).toMatch(new RegExp(`^/avatars/${memberId}/[0-9a-f]{32}\\.webp$`))
    const shown = await fetch(url + path)
    expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })

    expect((await upload(token, await bytesOf({ r: 255, g: 0, b: 0 }))).body.profile?.avatar_url).toBe(path)
    const second = await upload(token, await bytesOf({ r: 0, g: 0, b: 255 }))
    expect(second.body.profile?.avatar_url).not.toBe(path)
    expect(lying(memberId)).toEqual([second.body.profile?.avatar_url.split('/').at(-1)])
    expect((await fetch(url + path)).status).toBe(404)
  })

  it('goes back to the one that everybody begins with', async () => {
    const { memberId, token } = await joined('noor')
    await upload(token, await bytesOf({ r: 1, g: 2, b: 3 }))
    const headers = { authorization: `Bearer ${token}` }
    const removed = await change('DELETE', headers)
    expect(removed).toMatchObject({ status: 200, body: { profile: { avatar_url: '/avatar.svg' } } })
    expect(lying(memberId)).toEqual([])
    expect((await change('DELETE', headers)).status).toBe(200)
  })

  it('is refused in words of its own where it is too large, something else, broken or missing', async () => {
    const { memberId, token } = await joined('mika')
    const large = new Uint8Array(2 * 1024 * 1024 + 1)
    large.set(await bytesOf({ r: 0, g: 0, b: 0 }))
    expect(await upload(token, large)).toMatchObject({ status: 413, body: { code: 'picture-too-large' } })
    expect(await upload(token, new TextEncoder().encode('<svg/>'))).toMatchObject({ status: 415, body: { code: 'unsupported-picture' } })
    const broken = (await bytesOf({ r: 0, g: 0, b: 0 })).slice(0, 60)
    expect(await upload(token, broken)).toMatchObject({ status: 422, body: { code: 'broken-picture' } })
    expect(await upload(token, await bytesOf({ r: 0, g: 0, b: 0 }), 'photo')).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(await send(token, '{}', { 'content-type': 'application/json' })).toMatchObject({
      status: 415,
      body: { code: 'unsupported-picture' },
    })
    const torn = { 'content-type': 'multipart/form-data; boundary=torn' }
    expect(await send(token, '--torn\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc', torn)).toMatchObject({
      status: 400,
    })
    expect(await send(token, 'nonsense', torn)).toMatchObject({ status: 400 })
    expect(await send(token, 'nonsense', { 'content-type': 'multipart/form-data' })).toMatchObject({ status: 400 })
    expect(lying(memberId)).toEqual([])
  })

  it('is not kept for a user without a profile', async () => {
    const stranger = world.person('stranger')
    const token = await world.token(stranger)
    expect(await upload(token, await bytesOf({ r: 0, g: 0, b: 0 }))).toMatchObject({ status: 422, body: { code: 'not-registered' } })
    expect(lying(stranger.memberId)).toEqual([])
  })

  it.each([
    'x/y.webp',
    '../../keys',
    '4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11/..%2f..%2fsecret',
    '4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11/a.webp',
  ])('lies under no address such as %s', async (path) => {
    expect((await fetch(`${url}/avatars/${path}`)).status).toBe(404)
  })
})
