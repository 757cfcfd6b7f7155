import { site } from '../site.ts'

export interface Way {
  readonly to: string
  readonly label: string
}

export const PRODUCTS: readonly Way[] = [
  { to: '/for-sale', label: 'For sale' },
  { to: '/categories/development', label: 'Development' },
  { to: '/categories/design', label: 'Design' },
  { to: '/categories/marketing', label: 'Marketing' },
  { to: '/categories/business', label: 'Business' },
  { to: '/categories/personal-life', label: 'Personal Life' },
  { to: '/best-products-by-tag', label: 'Best by tag' },
  { to: '/tags', label: 'Tags' },
]

export const MORE: readonly Way[] = [
  { to: '/community-guidelines', label: 'Guidelines' },
  { to: '/affiliates', label: 'Affiliates' },
  { to: '/blog', label: 'Blog' },
  { to: '/newsletter', label: 'Newsletter' },
  { to: '/TheBuildBrief', label: 'TheBuildBrief' },
  { to: '/streaks-leaderboard', label: 'Leaderboard' },
  { to: '/how-it-works', label: 'How it works' },
  { to: '/contact', label: 'Contact' },
  { to: '/faqs', label: 'FAQs' },
  { to: '/free-tools', label: 'Free Tools' },
]

export const FOOTER: readonly { readonly title: string; readonly ways: readonly Way[] }[] = [
  {
    title: 'Launchpad',
    ways: [
      { to: '/', label: 'Today' },
      { to: '/weekly', label: 'This week' },
      { to: '/monthly', label: 'This month' },
      { to: '/yearly', label: 'This year' },
      { to: '/categories', label: 'Categories' },
      { to: '/tags', label: 'Tags' },
      { to: '/alternatives', label: 'Alternatives' },
    ],
  },
  {
    title: 'Community',
    ways: [
      { to: '/community', label: 'Posts' },
      { to: '/community/makers', label: 'Makers' },
      { to: '/streaks-leaderboard', label: 'Leaderboard' },
      { to: '/blog', label: 'Blog' },
      { to: '/newsletter', label: 'Newsletter' },
      { to: '/TheBuildBrief', label: 'TheBuildBrief' },
    ],
  },
  {
    title: 'Grow',
    ways: [
      { to: '/submit-a-tool', label: 'Submit a tool' },
      { to: '/pricing', label: 'Advertising' },
      { to: '/advertising/product-reviews', label: 'Product reviews' },
      { to: '/affiliates', label: 'Affiliates' },
      { to: '/for-sale', label: 'For sale' },
      { to: '/free-tools', label: 'Free tools' },
    ],
  },
  {
    title: 'About',
    ways: [
      { to: '/info', label: `About ${site.name}` },
      { to: '/how-it-works', label: 'How it works' },
      { to: '/changelog', label: 'Changelog' },
      { to: '/transparency', label: 'Transparency' },
      { to: '/moderation', label: 'Moderation log' },
      { to: '/faqs', label: 'FAQs' },
      { to: '/developers', label: 'Developers' },
      { to: '/contact', label: 'Contact' },
    ],
  },
  {
    title: 'Legal',
    ways: [
      { to: '/terms-of-use', label: 'Terms of use' },
      { to: '/privacy-policy', label: 'Privacy policy' },
      { to: '/community-guidelines', label: 'Guidelines' },
    ],
  },
]

export const ELSEWHERE: readonly Way[] = [
  { to: site.links.social, label: 'Social network' },
  { to: site.links.microblog, label: 'Microblog' },
  { to: site.links.directories, label: 'Directories' },
  { to: site.links.quiz, label: 'Quiz' },
]

/** Behind the one entry called Launchpad. */
export const BOARD_PATHS: ReadonlySet<string> = new Set(['/', '/weekly', '/monthly', '/yearly'])

/** Of a member who has no username yet, the page that says so. */
const profilePath = (username: string | null | undefined): string => (username ? `/profile/${username}` : '/profile')

/** Behind the one entry called Community. */
export const isCommunity = (path: string): boolean => path === '/community' || path.startsWith('/community/') || path.startsWith('/posts/')

interface Member {
  readonly username: string | null | undefined
}

/** The member’s own pages, in the menu behind their face and in the palette. */
export const ownWays = ({ username }: Member): readonly Way[] => [
  { to: profilePath(username), label: 'Profile' },
  { to: '/your-tools', label: 'Your tools' },
  ...(username ? [{ to: `/profile/${username}/saved`, label: 'Saved' }] : []),
  { to: '/settings', label: 'Settings' },
]
