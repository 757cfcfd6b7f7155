import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { presets } from './presets.ts'
import { ProviderEntry } from './provider-entry.ts'

const isComplete = (entry: ProviderEntry) =>
  entry.issuer !== undefined ||
  (entry.authorization_endpoint !== undefined &&
    entry.token_endpoint !== undefined &&
    entry.userinfo_endpoint !== undefined &&
    entry.claims?.sub !== undefined)

const ProviderFile = z.record(
  z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  ProviderEntry.refine(({ id, domains }) => (id === undefined) === (domains === undefined), 'an enterprise has both id and domains'),
)

const withPreset = (name: string, entry: unknown): unknown =>
  typeof entry === 'object' && Object.hasOwn(presets, name) ? { ...presets[name], ...entry } : entry

/** What Node says of text that is no JSON quotes it. */
const contentOf = (file: string): unknown => {
  const text = readFileSync(file, 'utf8')
  try {
    const content: unknown = JSON.parse(text)
    return content
  } catch {
    throw new Error(`${file} is not right: it holds no JSON`)
  }
}

/** Throws with what is wrong, but never with a secret. */
export const readProviderFile = (file: string): ReadonlyMap<string, ProviderEntry> => {
  const content = contentOf(file)
  const filled = Object.entries(content ?? {}).map(([name, entry]: [string, unknown]) => [name, withPreset(name, entry)])
  const parsed = ProviderFile.safeParse(Object.fromEntries(filled))
  if (!parsed.success) throw new Error(`${file} is not right: ${z.prettifyError(parsed.error)}`)
  for (const [name, entry] of Object.entries(parsed.data))
    if (!isComplete(entry)) throw new Error(`${file} is not right: ${name} has neither an issuer nor endpoints and a claim for sub`)
  return new Map(Object.entries(parsed.data))
}
