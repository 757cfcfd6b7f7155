import { randomUUID } from 'node:crypto'
import type { Instant } from '@debut/events/kernel/instant.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { startWorld } from '@debut/testing/world.ts'
import { AuthClient, GoTrueAdminApi } from '@supabase/auth-js'
import { openSigningKeys } from '../signing-keys.ts'

interface Mail {
  readonly template: string
  readonly channel: string
  readonly payload: Readonly<Record<string, string>>
}

/** The mail server is unavailable, so that mails wait in the queue to be read; and it is as late as the test says. */
export const startWorldWithMails = async () => {
  let now: Instant = systemClock()
  /** Never the same twice, so that of two mails one is the newer. */
  const clock = () => (now = now.plus(1))
  const world = await startWorld({ clock })
  const database = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
  const keys = await openSigningKeys(world.settings.SIGNING_KEYS_FILE)

  const service = async (own: Readonly<Record<string, string>> = {}) => {
    const settings = { SMTP_URL: 'smtp://127.0.0.1:1', AUTH_SMS: 'mailbox', AUTH_COMPAT: 'rate-limits', ...own }
    return (await world.commandService(settings)).url
  }

  const serviceToken = () => {
    const at = clock().toUnixInteger()
    return keys.sign({ role: 'service_role', iat: at, exp: at + 600 })
  }

  const mailsTo = async (recipient: string): Promise<Mail[]> =>
    database<Mail & { recipient: string; created_at: Date }>('identity.outbox').where({ recipient }).orderBy('created_at', 'desc')

  return {
    world,
    database,
    service,
    clock,
    later: (duration: object) => {
      now = now.plus(duration)
    },
    mailsTo,
    /** What the newest one of its kind says. */
    mailTo: async (recipient: string, template?: string) => {
      const found = (await mailsTo(recipient)).find((mail) => template === undefined || mail.template === template)
      const { code = '', link = '', ...rest } = found?.payload ?? {}
      const token = link === '' ? '' : (new URL(link).searchParams.get('token') ?? '')
      return { template: found?.template, code, link, token, ...rest }
    },
    serviceToken,
    admin: async (url: string) =>
      new GoTrueAdminApi({ url: `${url}/auth/v1`, headers: { Authorization: `Bearer ${await serviceToken()}` } }),
    close: async () => {
      await database.destroy()
      await world.close()
    },
  }
}

export type WorldWithMails = Awaited<ReturnType<typeof startWorldWithMails>>

export const newEmail = () => `${randomUUID()}@debut.example`
export const newPhone = () => `4915${String(Math.random()).slice(2, 11)}`

/** The published client with a memory of its own. */
export const clientOf = (url: string, flowType: 'pkce' | 'implicit' = 'implicit') => {
  const memory = new Map<string, string>()
  return new AuthClient({
    url: `${url}/auth/v1`,
    flowType,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storage: {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    },
  })
}

/** What a refusal says, for comparing. */
export const refusalOf = ({ error }: { readonly error: unknown }) => {
  if (!(error instanceof Error)) return undefined
  const { code, status } = error as { code?: string; status?: number }
  return { code, status, message: error.message }
}
