import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Named } from '../../accounts/named.ts'
import { userView } from '../../accounts/user-view.ts'
import type { Metadata } from '../../accounts/users.ts'

interface Fresh {
  readonly id: string
  readonly named: Named
  readonly data: Metadata
  readonly at: Instant
}

/** An account as it looks when it has just been made and not confirmed; the same for one that was there already. */
export const freshView = ({ id, named, data, at }: Fresh) => {
  const now = at.toJSDate()
  const provider = 'email' in named ? 'email' : 'phone'
  const nothingYet = {
    password_hash: null,
    roles: [],
    email_confirmed_at: null,
    mailbox: null,
    phone_confirmed_at: null,
    invited_at: null,
    recovery_sent_at: null,
    reauthentication_sent_at: null,
    new_email: null,
    email_change_sent_at: null,
    email_change_agreed: 0,
    new_phone: null,
    phone_change_sent_at: null,
    last_sign_in_at: null,
    is_sso_user: false,
    is_anonymous: false,
    banned_until: null,
    welcome_due: false,
    device_generation: 0,
  }
  const user = {
    ...nothingYet,
    id,
    role: 'authenticated',
    email: 'email' in named ? named.email : null,
    phone: 'phone' in named ? named.phone : null,
    confirmation_sent_at: now,
    app_metadata: { provider, providers: [provider] },
    user_metadata: data,
    created_at: now,
    updated_at: now,
  }
  return userView(user, [], [])
}
