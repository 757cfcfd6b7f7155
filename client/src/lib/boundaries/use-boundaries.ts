import { useContext } from 'react'
import { useSelector } from 'react-redux'
import type { OutboxState } from '../commands/outbox-slice.ts'
import { KeepApartContext } from '../page/own-part.tsx'
import type { WithResources } from '../resources/resources-slice.ts'
import { type Boundaries, NO_BOUNDARIES, selectBoundaries } from './boundaries.ts'

/**
 * The reader's, on a page that names `ownBoundaries` among its reader's own. What is drawn once for all readers looks at no one's: the server draws the page anew
 * for a reader whose boundaries `concern` it.
 */
export const useBoundaries = (): Boundaries => {
  const isForAll = useContext(KeepApartContext) !== undefined
  const known = useSelector((state: WithResources & { readonly outbox: OutboxState }) => (isForAll ? undefined : selectBoundaries(state)))
  return known ?? NO_BOUNDARIES
}
