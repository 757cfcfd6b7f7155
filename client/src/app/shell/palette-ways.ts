import { freeTools } from '../../features/free-tools/free-tools-list.ts'
import { FOOTER, ownWays, PRODUCTS, type Way } from './ways.ts'

interface Group {
  readonly title: string
  readonly ways: readonly Way[]
}

interface Reader {
  readonly isMember: boolean
  readonly username: string | null | undefined
  readonly mayModerate: boolean
  readonly mayAdminister: boolean
}

/** Every page that the shell leads to, and those that are the reader's own. */
export const paletteWays = ({ isMember, ...member }: Reader): readonly Group[] => [
  ...(isMember ? [{ title: 'Yours', ways: ownWays(member) }] : []),
  ...FOOTER,
  { title: 'Products', ways: PRODUCTS },
  { title: 'Free tools', ways: freeTools.map(({ path, name }) => ({ to: path, label: name })) },
]
