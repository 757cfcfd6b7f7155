import { z } from 'zod'
import { claimNames } from './profile.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Secrets travel there: in the open only within this machine. */
const Address = z.url({ protocol: /^https?$/ }).refine((address) => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || LOOPBACK.has(hostname)
}, 'it takes an address that begins with https://')

export const ProviderEntry = z.strictObject({
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
export type ProviderEntry = z.output<typeof ProviderEntry>
