import type { AnalyticsEvent } from './analytics-saga.ts'

const ADDRESS = '/api/savory'

/** Also while the page is being left. */
export const sendEvent = (event: AnalyticsEvent) => {
  const body = new Blob([JSON.stringify(event)], { type: 'application/json' })
  try {
    if (navigator.sendBeacon(ADDRESS, body)) return
  } catch {
    // Where beacons are blocked, a request that outlives the page does the same.
  }
  void fetch(ADDRESS, { method: 'POST', body, keepalive: true }).catch(() => undefined)
}
