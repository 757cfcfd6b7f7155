import { DEFAULT_EMAIL, type EmailPreferences } from '@debut/events/members/preferences.ts'
import type { Preferences } from '@debut/events/members/profile-answers.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { OwnQuery } from '../kernel/query.ts'

/** What a member wants by email. */
export const preferencesQuery: OwnQuery<Preferences> = {
  kind: 'own',
  reads: ['members'],
  read: async ({ memberId }, { database, checkpoints }) => {
    const members = database.withSchema(checkpoints.of('members').schema).from('members').where({ member_id: memberId })
    const member = await members.whereNotNull('username').first<{ email: EmailPreferences | null } | undefined>('email')
    if (member === undefined) throw new HttpError('not-found')
    return { email: member.email ?? DEFAULT_EMAIL }
  },
}
