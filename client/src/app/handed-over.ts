import type { State } from './store.ts'

/** The state our own server wrote into the page. */
export const readHandedOver = (document: Document): Partial<State> => {
  const text = document.getElementById('state')?.textContent
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- same build on both sides wrote and reads it
  return text ? (JSON.parse(text) as State) : {}
}
