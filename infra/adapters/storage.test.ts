import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'
import { openStorage } from './open-storage.ts'
import { startBucket, withCredentials } from './testing/bucket.ts'

const places: Record<string, () => Promise<string>> = {
  'a folder': async () => `${pathToFileURL(temporaryFolder()).href}/files/`,
  'a bucket': async () => {
    withCredentials('key')
    return (await startBucket()).url
  },
}

const bytes = (text: string) => new Uint8Array(Buffer.from(text))

describe.each(Object.keys(places))('a storage in %s', (place) => {
  const open = async () => openStorage((await places[place]?.()) ?? '')

  it('gives back what was put there, byte for byte, and what it is', async () => {
    const storage = await open()
    const body = new Uint8Array([0, 10, 13, 10, 255, 0, 10])
    await storage.put('avatars/4f/ines.webp', body, 'image/webp')
    const found = await storage.get('avatars/4f/ines.webp')
    expect([...(found?.body ?? [])]).toEqual([...body])
    expect(found?.contentType).toBe('image/webp')
  })

  it('has nothing where nothing was put, or where it was removed', async () => {
    const storage = await open()
    expect(await storage.get('avatars/none.webp')).toBeUndefined()
    await storage.put('avatars/one.webp', bytes('one'), 'image/webp')
    await storage.remove('avatars/one.webp')
    expect(await storage.get('avatars/one.webp')).toBeUndefined()
    await storage.remove('avatars/one.webp')
  })

  it('empties one folder at once, and no other', async () => {
    const storage = await open()
    const paths = ['avatars/ines/one.webp', 'avatars/ines/two.webp', 'avatars/ines-2/one.webp']
    for (const path of paths) await storage.put(path, bytes(path), 'image/webp')
    await storage.removeUnder('avatars/ines')
    const left = await Promise.all(paths.map(async (path) => (await storage.get(path)) !== undefined))
    expect(left).toEqual([false, false, true])
    await storage.removeUnder('avatars/ines')
    await storage.removeUnder('avatars/unknown')
  })

  it('lists what lies in a folder and below it, and nothing else', async () => {
    const storage = await open()
    const paths = ['log/one/1', 'log/one/2', 'log/three', 'log-2/one', 'other']
    for (const path of paths.toReversed()) await storage.put(path, bytes(path), 'text/plain')
    expect(await storage.list('log')).toEqual(['log/one/1', 'log/one/2', 'log/three'])
    expect(await storage.list('log/one')).toEqual(['log/one/1', 'log/one/2'])
    expect(await storage.list('nothing')).toEqual([])
  })

  it('replaces what lay there', async () => {
    const storage = await open()
    await storage.put('a/b', bytes('first'), 'text/plain')
    await storage.put('a/b', bytes(''), 'text/html')
    expect(await storage.get('a/b')).toMatchObject({ contentType: 'text/html' })
    expect((await storage.get('a/b'))?.body).toHaveLength(0)
  })

  it.each(['../secret', 'a/../../secret', '/etc/passwd', 'a//b', 'a/', '', '.', 'a/.env', 'a\\..\\b', 'a/%2e%2e/b', 'a\0b', 'a/b\n'])(
    'refuses the path %j',
    async (path) => {
      const storage = await open()
      for (const use of [
        () => storage.put(path, bytes('x'), 'text/plain'),
        () => storage.get(path),
        () => storage.remove(path),
        () => storage.list(path),
        () => storage.removeUnder(path),
      ]) {
        await expect((async () => use())()).rejects.toThrow('is not a storage path')
      }
    },
  )
})

describe('a storage on disk', () => {
  it('shows a reader the old file or the new one, never a half, and leaves no draft behind', async () => {
    const folder = temporaryFolder()
    const storage = await openStorage(pathToFileURL(folder).href)
    const versions = [1, 2, 3, 4].map((version) => ({ body: bytes(String(version).repeat(300_000)), type: `text/v${version}` }))
    const writing = { now: true }
    const write = async () => {
      for (let round = 0; round < 5; round++) await Promise.all(versions.map(({ body, type }) => storage.put('a/page', body, type)))
      writing.now = false
    }
    await storage.put('a/page', bytes('1'.repeat(300_000)), 'text/v1')
    const written = write()
    while (writing.now) {
      const found = await storage.get('a/page')
      const text = Buffer.from(found?.body ?? []).toString()
      expect(text === (text[0] ?? '').repeat(300_000) && found?.contentType === `text/v${text[0]}`).toBe(true)
    }
    await written
    expect(readdirSync(`${folder}/a`)).toEqual(['page'])
  })

  it('leaves what lay there, and no draft, when the new file could not be written', async () => {
    const folder = temporaryFolder()
    const storage = await openStorage(pathToFileURL(folder).href)
    await storage.put('a/page/part', bytes('old'), 'text/plain')
    await expect(storage.put('a/page', bytes('new'), 'text/plain')).rejects.toThrow()
    expect(Buffer.from((await storage.get('a/page/part'))?.body ?? []).toString()).toBe('old')
    expect(readdirSync(`${folder}/a`)).toEqual(['page'])
  })

  it('does not take another failure for a missing file', async () => {
    const storage = await openStorage(pathToFileURL(temporaryFolder()).href)
    await storage.put('a/page', bytes('x'), 'text/plain')
    await expect(storage.get('a')).rejects.toThrow('EISDIR')
  })
})

describe('a storage in a bucket', () => {
  it('does not take a refusal for a missing file', async () => {
    withCredentials('stranger')
    const { url } = await startBucket()
    const storage = await openStorage(url)
    await expect(storage.get('a/page')).rejects.toThrow()
    await expect(storage.put('a/page', bytes('x'), 'text/plain')).rejects.toThrow()
  })

  it('keeps its files under the bucket’s name', async () => {
    withCredentials('key')
    const { url, objects } = await startBucket()
    await (await openStorage(url)).put('avatars/ines.webp', bytes('x'), 'image/webp')
    expect([...objects]).toEqual([['/uploads/avatars/ines.webp', { body: Buffer.from('x'), type: 'image/webp' }]])
  })
})

it('keeps files nowhere else', async () => {
  await expect(openStorage('ftp://host/files')).rejects.toThrow('storage takes file:// or s3://, not ftp://')
})
