import type { Page } from '../lib/page/page.ts'
import type { GuardName } from './guards.ts'
import type { State } from './store.ts'

export type LayoutName = 'auth' | 'classic' | 'columns' | 'community' | 'default' | 'free-tool' | 'profile' | 'staff'

export interface Route {
  /** As the router writes patterns. */
  readonly path: string
  readonly layout: LayoutName
  /** Its page is `pages/<name>-page.tsx`. */
  readonly name: string
  readonly open: () => Promise<{ readonly page: Page<State> }>
  /** Run in this order after those that every route has. */
  readonly guards?: readonly GuardName[]
  /** Asked before anything is loaded. False is a fatal 404. */
  readonly valid?: (params: Readonly<Record<string, string | undefined>>) => boolean
  /** Its author may see what others can't, so where it is missing it is drawn anew for each member who asks. */
  readonly missingMayBeOwn?: true
  /** A page may wear one theme whatever its reader chose. */
  readonly theme?: 'light' | 'dark'
}
