import type { EmailPreferences } from '@debut/events/members/preferences.ts'

/** What may come by email. */
export type Topic = keyof EmailPreferences
