import type { Scrape } from '@debut/events/free-tools/scrape-answers.ts'
import { thingsIn, unwrapped } from '../../kernel/sites/linked-data.ts'

const LONGEST = 20_000
const MOST_TYPES = 20
/** Each level is indented, so a deep trap would grow with the square of its depth. */
const DEEPEST = 50

const shortened = (text: string) => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`)

/** Brackets inside of texts count too: too much is merely not laid out. */
const depthOf = (json: string): number => {
  let [depth, deepest] = [0, 0]
  for (const [bracket] of json.matchAll(/[[{}\]]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** Each block laid out for reading. One that is broken is shown as it stands, since that is what its owner has to mend. */
export const structuredData = (texts: readonly string[]): Scrape['jsonLd'] =>
  texts.map((text) => {
    const raw = unwrapped(text).trim()
    try {
      const value: unknown = JSON.parse(raw)
      const types = [...new Set(thingsIn([raw]).flatMap((thing) => thing.types))]
      return {
        types: types.slice(0, MOST_TYPES).map((type) => type.slice(0, 100)),
        json: shortened(depthOf(raw) > DEEPEST ? raw : JSON.stringify(value, undefined, 2)),
        readable: true,
      }
    } catch {
      return { types: [], json: shortened(raw), readable: false }
    }
  })
