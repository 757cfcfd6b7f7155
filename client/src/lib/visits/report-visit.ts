/** Goes on its way although the page may be left at once. Nobody waits for it, and nothing is said when it fails. */
export const reportVisit = (slug: string): void => {
  const event = { name: 'tool_visited', path: `/tool/${slug}` }
  navigator.sendBeacon('/api/savory', new Blob([JSON.stringify(event)], { type: 'application/json' }))
}
