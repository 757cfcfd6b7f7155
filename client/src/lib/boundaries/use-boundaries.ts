import { useSelector } from 'react-redux'
import type { OutboxState } from '../commands/outbox-slice.ts'
import { useMounted } from '../page/use-mounted.ts'
import type { WithResources } from '../resources/resources-slice.ts'
import { type Boundaries, NO_BOUNDARIES, selectBoundaries } from './boundaries.ts'

/**
 * The reader's, on a page that names `ownBoundaries` among its reader's own. None hold before the browser has taken the page up: it is drawn once for all
 * its readers, and one that looks at what is its reader's own would be drawn for each.
 */
export const useBoundaries = (): Boundaries => {
  const isMounted = useMounted()
  const known = useSelector((state: WithResources & { readonly outbox: OutboxState }) => (isMounted ? selectBoundaries(state) : undefined))
  return known ?? NO_BOUNDARIES
}
