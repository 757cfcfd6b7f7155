import { EventSkipped } from '@debut/events/kernel/event-skipped.ts'
import { describe, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { MOST_SKIPPED, type SkipCommand, skips } from './skips.ts'

const { given } = specify(skips)
const place = { projection: 'votes', stream: 'tags', revision: 3, reason: 'written twice by an import' }
const found = { type: 'TagKept', payloadHash: 'a'.repeat(64) }
const skip = (otherwise: Partial<SkipCommand> = {}): SkipCommand => ({ type: 'SkipEvent', ...place, found, ...otherwise })
const skipped = (otherwise: Partial<typeof place> = {}) => EventSkipped({ ...place, ...found, ...otherwise })

describe('an event that a projection is to do without', () => {
  it('is named with what the log has at its place, and why', () => {
    given().when(skip()).then(skipped())
  })

  it('is named once, whatever is said a second time, and for one projection only', () => {
    given(skipped())
      .when(skip({ reason: 'another reason for it' }))
      .thenNothing()
    given(skipped())
      .when(skip({ projection: 'rankings' }))
      .then(skipped({ projection: 'rankings' }))
    given(skipped())
      .when(skip({ revision: 4 }))
      .then(skipped({ revision: 4 }))
  })

  it('has to be there', () => {
    given()
      .when(skip({ found: undefined }))
      .thenRefused('no-such-event')
  })

  it('is refused where so many are named that the code has to be mended', () => {
    const many = Array.from({ length: MOST_SKIPPED }, (_, revision) => skipped({ revision: revision + 10 }))
    given(...many)
      .when(skip())
      .thenRefused('too-many-skipped')
  })
})
