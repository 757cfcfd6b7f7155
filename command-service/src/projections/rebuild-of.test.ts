import { JobId } from '@debut/events/jobs/job-id.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { BuildDiscarded, RebuildAsked } from '@debut/events/projections/build-events.ts'
import { describe, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import type { BuildsOf, FoundBuild } from './read-builds.ts'
import { rebuildOf } from './rebuild-of.ts'

const { given } = specify(rebuildOf)
const asked = {
  jobId: JobId.parse('01K9Z7V5C8QW8R3N4M2X000080'),
  by: MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02'),
  projection: 'tags',
}
const found: FoundBuild = { projection: 'tags', version: 2, ready: true, active: 1, sameLogic: true, running: false, differences: 0 }
const { jobId, by } = asked
const start = (builds: BuildsOf | undefined = { running: false, waiting: false }) => ({ type: 'StartRebuild', ...asked, builds }) as const
const discard = (build: FoundBuild | undefined) => ({ type: 'DiscardBuild', jobId, by, found: build }) as const

describe('a rebuild', () => {
  it('is asked for once, of a projection that there is and that is not being rebuilt', () => {
    given().when(start()).then(RebuildAsked(asked))
    given(RebuildAsked(asked)).when(start()).thenNothing()
    given()
      .when({ ...start(), builds: undefined })
      .thenRefused('no-such-projection')
    given()
      .when(start({ running: true, waiting: false }))
      .thenRefused('rebuild-running')
    given()
      .when(start({ running: false, waiting: true }))
      .thenRefused('build-waiting')
  })

  it('is discarded while its build waits', () => {
    given(RebuildAsked(asked)).when(discard(found)).then(BuildDiscarded(asked))
    given(RebuildAsked(asked), BuildDiscarded(asked)).when(discard(undefined)).thenNothing()
    given(RebuildAsked(asked))
      .when(discard({ ...found, ready: false }))
      .thenRefused('rebuild-not-finished')
    given(RebuildAsked(asked)).when(discard(undefined)).thenRefused('no-such-build')
    given().when(discard(found)).thenRefused('no-such-build')
  })
})
