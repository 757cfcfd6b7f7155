import { useSelector } from 'react-redux'
import type { OutboxState } from '../commands/outbox-slice.ts'
import { useMounted } from '../page/use-mounted.ts'
import type { WithResources } from '../resources/resources-slice.ts'
import { type Boundaries, NO_BOUNDARIES, selectBoundaries } from './boundaries.ts'

/** The reader's. A page is drawn once for all its readers, so none hold before it is taken up by the browser. The page names `ownBoundaries` among its reader's own. */
export const useBoundaries = (): Boundaries => {
  const isMounted = useMounted()
  const known = useSelector((state: WithResources & { readonly outbox: OutboxState }) => selectBoundaries(state))
  return isMounted && known !== undefined ? known : NO_BOUNDARIES
}
