import type { AnalyticsEvent } from './analytics-saga.ts'

/** Goes on also while the page is being left. */
export const sendEvent = (event: AnalyticsEvent): void => {
  const headers = { 'content-type': 'application/json' }
  void fetch('/api/savory', { method: 'POST', headers, body: JSON.stringify(event), keepalive: true }).catch(() => undefined)
}
