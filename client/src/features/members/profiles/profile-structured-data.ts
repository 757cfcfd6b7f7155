import type { MemberProfile } from './profile.ts'

/** What search engines read about a member. */
export const profilePage = ({
  username,
  avatar_url,
  joined,
  tools,
}: Pick<MemberProfile, 'username' | 'avatar_url' | 'joined' | 'tools'>) => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  dateCreated: joined,
  mainEntity: {
    '@type': 'Person',
    name: username,
    url: `/profile/${encodeURIComponent(username)}`,
    image: avatar_url,
    ...(tools.length > 0 && {
      owns: tools.map(({ slug, name }) => ({ '@type': 'SoftwareApplication', name, url: `/tool/${slug}` })),
    }),
  },
})
