import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { presets } from './presets.ts'
import { claimNames } from './profile.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Secrets travel there: in the open only within this machine. */
const Address = z.url({ protocol: /^https?$/ }).refine((address) => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || LOOPBACK.has(hostname)
}, 'it takes an address that begins with https://')

const Entry = z.strictObject({
  client_id: z.string().min(1),
  client_secret: z.string().min(1),
  /** Further clients of ours, such as an app, whose id tokens count. */
  audiences: z.array(z.string().min(1)).optional(),
  /** Where the rest can be discovered. */
  issuer: Address.optional(),
  /** Where it cannot. */
  authorization_endpoint: Address.optional(),
  token_endpoint: Address.optional(),
  userinfo_endpoint: Address.optional(),
  /** Answers a list of `{ email, primary, verified }`, as GitHub does. */
  emails_endpoint: Address.optional(),
  claims: z.partialRecord(z.enum(claimNames), z.string().min(1)).optional(),
  scopes: z.string().optional(),
  authorization_params: z.record(z.string(), z.string()).optional(),
  token_endpoint_auth: z.enum(['client_secret_post', 'client_secret_basic']).optional(),
  pkce: z.boolean().optional(),
  nonce: z.boolean().optional(),
  /** For apps whose library keeps the nonce of its id tokens to itself. */
  skip_nonce: z.boolean().optional(),
  email_always_verified: z.boolean().optional(),
  /** Of an enterprise: the UUID under which clients know it, and the domains whose people it vouches for. */
  id: z.uuid().optional(),
  domains: z
    .array(
      z
        .string()
        .toLowerCase()
        .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/),
    )
    .min(1)
    .optional(),
})
export type ProviderEntry = z.output<typeof Entry>

const isComplete = (entry: ProviderEntry) =>
  entry.issuer !== undefined ||
  (entry.authorization_endpoint !== undefined &&
    entry.token_endpoint !== undefined &&
    entry.userinfo_endpoint !== undefined &&
    entry.claims?.sub !== undefined)

const ProviderFile = z.record(
  z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  Entry.refine(({ id, domains }) => (id === undefined) === (domains === undefined), 'an enterprise has both id and domains'),
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
