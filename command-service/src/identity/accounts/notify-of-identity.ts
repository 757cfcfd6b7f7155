import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { IdentitySettings } from '../settings.ts'
import { post } from '../ports/mail/mail-queue.ts'
import type { User } from './users.ts'

const GOOD_FOR_DAYS = 3

/** To the address that the account had before: a thief who took it over does not get this. */
export const notifyOfIdentity = async (
  transaction: Knex,
  { settings }: { readonly settings: Pick<IdentitySettings, 'publicUrl'> },
  template: 'identity_linked' | 'identity_unlinked',
  { user, provider }: { readonly user: User; readonly provider: string },
  at: Instant,
): Promise<void> => {
  if (user.email === null || user.email_confirmed_at === null) return
  const payload = { provider, site_url: settings.publicUrl }
  const expiresAt = at.plus({ days: GOOD_FOR_DAYS })
  await post(transaction, { userId: user.id, channel: 'email', recipient: user.email, template, payload, expiresAt }, at)
}
