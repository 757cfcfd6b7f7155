import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSigningKeys } from '@debut/command-service/identity/signing-keys.ts'
import { expect, it } from 'vitest'
import { temporaryFolder } from '@debut/testing/temporary-folder.ts'
import { nextStep, PUBLISHED_MS, readKeySet, TOKENS_MS } from './key-rotation.ts'
import { newSigningKeys } from './secrets.ts'

const start = Date.parse('2026-11-21T12:00:00Z')
const claims = { sub: 'ines', exp: start / 1000 + TOKENS_MS / 1000 - 3_600 }

it('has every token verify, whichever key signed it, until it has expired', async () => {
  const file = join(temporaryFolder(), 'signing-keys.json')
  let set = readKeySet(newSigningKeys())
  const write = () => writeFileSync(file, JSON.stringify(set))
  write()
  const keys = await openSigningKeys(file)
  const tokens = [await keys.sign(claims)]
  const kids = () => keys.published().keys.map(({ kid }) => kid)
  const signedBy = new Set<string | undefined>()
  let now = start
  const go = async (millis: number) => {
    now += millis
    const { keys: next } = nextStep(set, now)
    if (next === undefined) return 'too early'
    set = next
    write()
    await keys.reread()
    const token = await keys.sign(claims)
    tokens.push(token)
    signedBy.add((JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid)
    return kids()
  }
  const [first] = kids()
  const [, second] = await go(0)
  expect(kids()).toEqual([first, second])
  expect(await go(PUBLISHED_MS - 1)).toBe('too early')
  expect(await go(1)).toEqual([second, first])
  expect(await go(TOKENS_MS - 1)).toBe('too early')
  for (const token of tokens) expect(await keys.verify(token, new Date(start))).toMatchObject({ sub: 'ines' })
  expect(await go(1)).toEqual([second])
  expect([...signedBy]).toEqual([first, second])
  await expect(keys.verify(tokens[0] ?? '', new Date(start))).rejects.toThrow()
  expect(await go(0)).toHaveLength(2)
})

it('publishes nothing of a key but what the world may know', async () => {
  const file = join(temporaryFolder(), 'signing-keys.json')
  const { keys: set } = nextStep(readKeySet(newSigningKeys()), start)
  writeFileSync(file, JSON.stringify(set))
  for (const key of (await openSigningKeys(file)).published().keys)
    expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y'])
})

it('keeps to the known keys while the file makes no sense, as when it is half written', async () => {
  const file = join(temporaryFolder(), 'signing-keys.json')
  const text = newSigningKeys()
  writeFileSync(file, text)
  const keys = await openSigningKeys(file)
  const token = await keys.sign(claims)
  for (const broken of ['', text.slice(0, 40), '{"keys":[]}', '[]']) {
    writeFileSync(file, broken)
    await expect(keys.reread()).rejects.toThrow()
    expect(await keys.verify(token, new Date(start))).toMatchObject({ sub: 'ines' })
  }
})

it('is done from the command line, in the file as it stands, one step at a time', () => {
  const file = join(temporaryFolder(), 'signing-keys.json')
  writeFileSync(file, newSigningKeys(), { mode: 0o400 })
  const script = join(import.meta.dirname, 'rotate-signing-keys.ts')
  const { ino, mode } = statSync(file)
  const [first] = readKeySet(readFileSync(file, 'utf8')).keys
  expect(execFileSync(process.execPath, [script, file], { encoding: 'utf8' })).toMatch(/^A new key is published/)
  const [still, added, ...more] = readKeySet(readFileSync(file, 'utf8')).keys
  expect([still, typeof added?.added, more]).toEqual([first, 'string', []])
  expect(statSync(file)).toMatchObject({ ino, mode })
  const early = spawnSync(process.execPath, [script, file], { encoding: 'utf8' })
  expect([early.status, early.stdout]).toEqual([1, expect.stringMatching(/^The new key is published, but not yet known/)])
  expect(readFileSync(file, 'utf8')).toContain(added?.kid)
  expect(execFileSync(process.execPath, [script, '--leaked', file], { encoding: 'utf8' })).toMatch(/^A new key signs/)
  const [fresh, ...none] = readKeySet(readFileSync(file, 'utf8')).keys
  expect([none, [first?.kid, added?.kid].includes(fresh?.kid)]).toEqual([[], false])
  expect(readdirSync(join(file, '..'))).toEqual(['signing-keys.json'])
})
