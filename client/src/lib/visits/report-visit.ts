/** Is sent although the page may be left at once. Nothing waits for it, and a failure is not shown. */
export const reportVisit = (slug: string): void => {
  const event = { name: 'tool_visited', path: `/tool/${slug}` }
  navigator.sendBeacon('/api/savory', new Blob([JSON.stringify(event)], { type: 'application/json' }))
}
