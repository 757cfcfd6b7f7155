import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '@debut/adapters/clock.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { openProviders } from './open-providers.ts'
import { presets } from './presets.ts'
import { readProviderFile } from './provider-file.ts'

const deploy = new URL('../../../../../infra/deploy/', import.meta.url)
const client = { client_id: 'debut', client_secret: 'never shown' }

describe('the file of providers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'debut-providers-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const fileOf = (content: unknown) => {
    const file = join(folder, 'auth-providers.json')
    writeFileSync(file, JSON.stringify(content))
    return file
  }
  const complaint = (content: unknown): string => {
    try {
      readProviderFile(fileOf(content))
      return ''
    } catch (error) {
      return String(error)
    }
  }

  it('is not quoted where it is no JSON', () => {
    const file = fileOf(null)
    writeFileSync(file, '{"google": {"client_secret": "never shown" oops')
    expect(() => readProviderFile(file)).toThrow(/holds no JSON$/)
  })

  it('may be the example, or empty, or missing', () => {
    const example = openProviders(new URL('auth-providers.example.json', deploy).pathname, systemClock)
    expect(example.names).toEqual(['google', 'github', 'keycloak', 'forge'])
    expect(example.findEnterprise({ domain: 'acme-labs.example' })?.name).toBe('sso:5f0c1a8e-2d7b-4c39-9d56-0c8d3f1e7a42')
    expect(openProviders(new URL('auth-providers.none.json', deploy).pathname, systemClock).names).toEqual([])
    expect(openProviders(undefined, systemClock).names).toEqual([])
  })

  it('asks for no more than a client where a provider is known', () => {
    const known = Object.keys(presets)
    expect(known).toEqual(expect.arrayContaining(['google', 'github', 'gitlab', 'apple', 'discord', 'x', 'linkedin_oidc']))
    expect(complaint(Object.fromEntries(known.map((name) => [name, client])))).toBe('')
  })

  it.each([
    ['a provider without an address', { forge: client }, 'forge has neither an issuer nor endpoints'],
    ['a secret that would travel in the open', { forge: { ...client, issuer: 'http://forge.example' } }, 'https://'],
    ['an address of no kind that we know', { forge: { ...client, issuer: 'file:///etc/passwd' } }, 'forge.issuer'],
    [
      'an enterprise without domains',
      { acme: { ...client, issuer: 'https://a.example', id: '5f0c1a8e-2d7b-4c39-9d56-0c8d3f1e7a42' } },
      'both id and domains',
    ],
    ['a word that means nothing', { google: { ...client, isuer: 'https://a.example' } }, 'isuer'],
    ['a client without a secret', { google: { client_id: 'debut' } }, 'client_secret'],
    ['a name that cannot stand in an address', { 'sso:1': { ...client, issuer: 'https://a.example' } }, 'sso:1'],
    ['a provider that is only a text', { google: 'debut' }, 'google'],
  ])('does not hold %s, and says so without its secrets', (_, content, words) => {
    expect(complaint(content)).toContain(words)
    expect(complaint(content)).not.toContain('never shown')
  })
})
