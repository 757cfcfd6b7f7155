import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const ProvidersFile = z.object({ local: z.object({ issuer: z.url(), client_id: z.string(), client_secret: z.string() }) })

export const providersFileIn = (dataDir: string): string => join(dataDir, 'keys', 'auth-providers.json')

/** For the command-service, as its AUTH_PROVIDERS_FILE: the provider that confirms any person who is typed in. */
export const writeProvidersFile = (dataDir: string, issuer: string): void => {
  const path = providersFileIn(dataDir)
  const local = {
    issuer,
    client_id: 'debut',
    client_secret: randomBytes(32).toString('base64url'),
    // Asked each time, so that one may come as somebody else.
    authorization_params: { prompt: 'login' },
  }
  mkdirSync(join(dataDir, 'keys'), { recursive: true, mode: 0o700 })
  writeFileSync(`${path}.new`, JSON.stringify({ local }, null, 2), { mode: 0o600 })
  renameSync(`${path}.new`, path)
}

export const readProvidersFile = (dataDir: string): z.output<typeof ProvidersFile>['local'] =>
  ProvidersFile.parse(JSON.parse(readFileSync(providersFileIn(dataDir), 'utf8'))).local
