import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock, type Clock } from '@debut/adapters/clock.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { start as startLocalProvider } from '@debut/stack/oidc/local-provider.ts'
import { freePort } from '@debut/stack/supervisor/ports.ts'
import { startWorld } from '@debut/testing/world.ts'
import { AuthClient } from '@supabase/auth-js'
import { openBrowser } from './browser.ts'
import { startTinyProvider } from './tiny-provider.ts'

export const ENTERPRISE = '7b1c8a52-40a9-4d1e-8f0b-6a6d5f3c2e10'

/** A world in which the local provider and a tiny one vouch for members, the latter under several names. */
export const startWorldWithProviders = async (clock: Clock = systemClock) => {
  const world = await startWorld({ clock })
  const publicUrl = world.settings.PUBLIC_URL
  const port = await freePort('127.0.0.1')
  const client = { client_id: 'debut', client_secret: 'a secret of the two' }
  const tiny = await startTinyProvider()
  const local = await startLocalProvider({
    port,
    host: '127.0.0.1',
    issuer: `http://127.0.0.1:${port}`,
    clientId: client.client_id,
    clientSecret: client.client_secret,
    callbackUrl: `${publicUrl}/auth/v1/callback`,
  })
  const folder = mkdtempSync(join(tmpdir(), 'debut-providers-'))
  const file = join(folder, 'auth-providers.json')
  const entries = {
    local: { ...client, issuer: `http://127.0.0.1:${port}`, authorization_params: { prompt: 'login' } },
    tiny: { ...client, issuer: tiny.issuer, audiences: ['debut-app'] },
    lax: { ...client, issuer: tiny.issuer, skip_nonce: true },
    github: {
      ...client,
      authorization_endpoint: `${tiny.issuer}/authorize`,
      token_endpoint: `${tiny.issuer}/plain-token`,
      userinfo_endpoint: `${tiny.issuer}/user`,
      emails_endpoint: `${tiny.issuer}/user/emails`,
    },
    acme: { ...client, issuer: tiny.issuer, id: ENTERPRISE, domains: ['acme.example'] },
    offline: { ...client, issuer: `http://127.0.0.1:${await freePort('127.0.0.1')}` },
  }
  writeFileSync(file, JSON.stringify(entries))
  const database = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })

  return {
    world,
    publicUrl,
    tiny,
    database,
    commandService: (own: Readonly<Record<string, string>> = {}) =>
      world.commandService({ AUTH_PROVIDERS_FILE: file, AUTH_COMPAT: 'rate-limits', ...own }),
    browserFor: (commandUrl: string) => openBrowser({ publicUrl, commandUrl }),
    close: async () => {
      await Promise.all([local.close(), tiny.close(), database.destroy()])
      await world.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type WorldWithProviders = Awaited<ReturnType<typeof startWorldWithProviders>>

/** The published client, as a server uses it: with a memory of its own. */
export const authClient = (url: string, flowType: 'pkce' | 'implicit' = 'pkce') => {
  const memory = new Map<string, string>()
  return new AuthClient({
    url: `${url}/auth/v1`,
    flowType,
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    storage: {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    },
  })
}
