import type { State } from './store.ts'

/** The state our own server wrote into the page. */
export const readHandedOver = (document: Document): State => {
  const text = document.getElementById('state')?.textContent
  if (!text) throw new Error('The page has no #state')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- same build on both sides wrote and reads it
  return JSON.parse(text) as State
}
