import { FOOTER, MODERATION, PRODUCTS, profilePath, savedPath, type Way } from './ways.ts'

interface Group {
  readonly title: string
  readonly ways: readonly Way[]
}

interface Reader {
  readonly isMember: boolean
  readonly username: string | null | undefined
  readonly mayModerate: boolean
}

/** Every page that the shell leads to, and those that are the reader's own. */
export const paletteWays = ({ isMember, username, mayModerate }: Reader): readonly Group[] => {
  const own: Group = {
    title: 'Yours',
    ways: [
      { to: profilePath(username), label: 'Profile' },
      { to: '/your-tools', label: 'Your tools' },
      ...(username ? [{ to: savedPath(username), label: 'Saved' }] : []),
      ...(mayModerate ? [MODERATION] : []),
      { to: '/settings', label: 'Settings' },
    ],
  }
  return [...(isMember ? [own] : []), ...FOOTER, { title: 'Products', ways: PRODUCTS }]
}
