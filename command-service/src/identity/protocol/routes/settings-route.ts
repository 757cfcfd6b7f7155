import type { FastifyInstance } from 'fastify'
import type { IdentityParts } from '../../identity-parts.ts'

/** What is on, for the client that draws the forms. */
export const settingsRoute = (
  app: FastifyInstance,
  { settings, providers, captcha }: Pick<IdentityParts, 'settings' | 'captcha' | 'providers'>,
): void => {
  app.get('/settings', async () => ({
    external: {
      email: true,
      phone: settings.phone,
      anonymous_users: settings.anonymous,
      ...Object.fromEntries(providers.names.map((name) => [name, true])),
    },
    disable_signup: !settings.signups,
    mailer_autoconfirm: settings.autoconfirm,
    phone_autoconfirm: settings.autoconfirm,
    sms_provider: '',
    // What GoTrue's clients ask before they offer single sign-on.
    saml_enabled: providers.hasEnterprises,
    mfa_enabled: true,
    captcha: captcha.challenge ?? null,
    passkeys: true,
    wallets: settings.wallets,
    passwords: { min: settings.compat.has('short-passwords') ? 6 : 8 },
  }))

  app.get('/health', async () => ({ version: '1', name: 'Debut', description: 'Debut’s auth service' }))
}
