import { DEFAULT_PREFERENCES, type Preferences } from '@debut/events/members/preferences.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { OwnQuery } from '../kernel/query.ts'

/** What a member is notified of, and how. */
export const preferencesQuery: OwnQuery<Preferences> = {
  kind: 'own',
  reads: ['members'],
  read: async ({ memberId }, { database, checkpoints }) => {
    const members = database.withSchema(checkpoints.of('members').schema).from('members').where({ member_id: memberId })
    const member = await members.whereNotNull('username').first<{ preferences: Preferences | null } | undefined>('preferences')
    if (member === undefined) throw new HttpError('not-found')
    return member.preferences ?? DEFAULT_PREFERENCES
  },
}
