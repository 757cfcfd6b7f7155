import { describedPerson } from '../../../ui/described-person.ts'
import type { MemberProfile } from './profile.ts'

/** What search engines read about a member. */
export const profilePage = (profile: Pick<MemberProfile, 'username' | 'name' | 'avatar_url' | 'joined' | 'tools'>) => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  dateCreated: profile.joined,
  mainEntity: {
    ...describedPerson(profile),
    image: profile.avatar_url,
    ...(profile.tools.length > 0 && {
      owns: profile.tools.map(({ slug, name }) => ({ '@type': 'SoftwareApplication', name, url: `/tool/${slug}` })),
    }),
  },
})
