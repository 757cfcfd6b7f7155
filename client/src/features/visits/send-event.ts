import { visitorEventsRoute } from '@debut/events/visits/visit-routes.ts'
import type { VisitorEvent } from './visits-saga.ts'

/** Goes on also while the page is being left. */
export const sendEvent = (event: VisitorEvent): void => {
  const headers = { 'content-type': 'application/json' }
  void fetch(visitorEventsRoute.path, { method: 'POST', headers, body: JSON.stringify(event), keepalive: true }).catch(() => undefined)
}
