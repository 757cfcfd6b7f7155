/** A page with an address and nothing to show. */
export interface Waiting {
  readonly at: RegExp
  /** The last segment of its path by default. */
  readonly title?: string
  readonly empty: string
  readonly text: string
  readonly ways?: readonly { readonly to: string; readonly label: string }[]
}

const makers = { to: '/community/makers', label: 'Meet the makers' }
const profile = { to: '/profile', label: 'Go to your profile' }

export const waitingPages: readonly Waiting[] = [
  {
    at: /^\/community\/followers$/,
    title: 'Followers',
    empty: 'Your followers are on your profile',
    text: 'Everyone’s followers are listed on their profile.',
    ways: [profile],
  },
  {
    at: /^\/community\/following$/,
    title: 'Following',
    empty: 'The members you follow are on your profile',
    text: 'Find more people to follow among the makers.',
    ways: [profile, makers],
  },
  {
    at: /^\/community\/notifications$/,
    title: 'Notifications',
    empty: 'Your notifications are under the bell',
    text: 'Open them with the bell at the top of any page.',
  },
  {
    at: /^\/free-tools$/,
    title: 'Free tools',
    empty: 'There are no free tools here',
    text: 'Browse the products that makers have launched instead.',
    ways: [{ to: '/categories', label: 'Browse categories' }],
  },
  {
    at: /^\/free-tools\//,
    empty: 'This tool isn’t available',
    text: 'Browse the products that makers have launched instead.',
    ways: [{ to: '/categories', label: 'Browse categories' }],
  },
]
