import { FOOTER, PRODUCTS, profilePath, savedPath, type Way } from './ways.ts'

interface Group {
  readonly title: string
  readonly ways: readonly Way[]
}

/** Every page that the shell leads to, and those that are the reader's own. */
export const paletteWays = (isMember: boolean, username: string | null | undefined): readonly Group[] => {
  const own: Group = {
    title: 'Yours',
    ways: [
      { to: profilePath(username), label: 'Profile' },
      { to: '/your-tools', label: 'Your tools' },
      ...(username ? [{ to: savedPath(username), label: 'Saved' }] : []),
      { to: '/settings', label: 'Settings' },
    ],
  }
  return [...(isMember ? [own] : []), ...FOOTER, { title: 'Products', ways: PRODUCTS }]
}
