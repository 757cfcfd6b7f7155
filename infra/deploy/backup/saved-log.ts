import { Refused } from '@debut/adapters/errors.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { SealedFiles } from '@debut/adapters/sealed-files.ts'
import { readSegment, type Segment } from './log-segment.ts'
import type { SavedLog } from './manifest.ts'

/** From the first to the last, each held against the one before it. */
export async function* segmentsOf(files: SealedFiles, saved: SavedLog | null): AsyncGenerator<Segment> {
  if (saved === null) return
  let previous: string | null = null
  let events = 0
  let position = -1
  for (let number = 1; number <= saved.segments; number++) {
    const segment = await readSegment(files, saved.chain, number)
    if (segment.previous !== previous || segment.before !== events) throw gap(saved.chain, number)
    for (const place of segment.places) {
      if (place.position <= position) throw gap(saved.chain, number)
      position = place.position
    }
    previous = segment.sha256
    events += segment.events
    yield segment
  }
  if (previous !== saved.sha256 || events !== saved.events || position !== saved.position)
    throw new Refused(
      `the log ends with event ${events} at ${position}, and not with ${saved.events} at ${saved.position} as the back-up says`,
    )
}

const gap = (chain: string, number: number) =>
  new Refused(`segment ${number} of the log ${chain} does not go on where the one before it ends`)

/** Read as if it were followed. */
export const followSaved = (files: SealedFiles, saved: SavedLog | null): Pick<EventStore, 'follow'> => ({
  follow: async function* () {
    for await (const { stored } of segmentsOf(files, saved)) yield { events: stored, live: false }
    yield { events: [], live: true }
  },
})
