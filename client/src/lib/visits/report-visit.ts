import { visitorEventsRoute } from '@debut/events/visits/visit-routes.ts'
/** Is sent although the page may be left at once. Nothing waits for it, and a failure is not shown. */
export const reportVisit = (slug: string): void => {
  const event = { name: 'tool_visited', path: `/tool/${slug}` }
  navigator.sendBeacon(visitorEventsRoute.path, new Blob([JSON.stringify(event)], { type: 'application/json' }))
}
