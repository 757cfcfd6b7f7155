import type { Role } from '@debut/events/members/role.ts'
import { freeTools } from '../../features/free-tools/free-tools-list.ts'
import { staffPagesFor } from '../staff-pages.ts'
import { FOOTER, ownWays, PRODUCTS, type Way } from './ways.ts'

interface Group {
  readonly title: string
  readonly ways: readonly Way[]
}

interface Reader {
  readonly isMember: boolean
  readonly username: string | null | undefined
  readonly roles: readonly Role[]
}

/** Every page that the shell leads to, and those that are the reader's own. */
export const paletteWays = ({ isMember, username, roles }: Reader): readonly Group[] => [
  ...(isMember ? [{ title: 'Yours', ways: ownWays({ username }) }] : []),
  { title: 'Staff', ways: staffPagesFor(roles) },
  ...FOOTER,
  { title: 'Products', ways: PRODUCTS },
  { title: 'Free tools', ways: freeTools.map(({ path, name }) => ({ to: path, label: name })) },
]
