import type { Page, Place } from '../lib/page/page.ts'
import { mayAsk } from '../lib/resources/fetch-resource.ts'
import type { Wanted } from '../lib/resources/keep-resources.ts'
import { selectResource, type View } from '../lib/resources/resources-slice.ts'
import { selectRenewing } from '../lib/session/session-slice.ts'
import type { State } from './store.ts'

/** What a page shows of the server; for visitors, nothing that depends on who they are is looked at. */
export const wantedBy =
  (page: Page<State>, place: Place, { withOwn = true } = {}): Wanted<State> =>
  (state) => [...(page.resources?.(place, state) ?? []), ...((withOwn && page.ownResources?.(place, state)) || [])]

export const ownOf =
  (page: Page<State>, place: Place): Wanted<State> =>
  (state) =>
    wantedBy(page, place)(state).filter(({ isOwn }) => isOwn)

/** How it is with what the page is about; undefined where it is about nothing of the server's. */
export const statusOf = (page: Page<State>, state: State, place: Place): View['status'] | undefined => {
  const [main] = page.resources?.(place, state) ?? []
  if (main === undefined) return undefined
  // To all others it looks as if there were no such page.
  return mayAsk(main)(state) || selectRenewing(state) ? selectResource(main)(state).status : 'missing'
}
