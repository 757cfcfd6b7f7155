import { JobId } from '@debut/events/jobs/job-id.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { SwapAsked } from '@debut/events/projections/build-events.ts'
import { describe, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import type { FoundBuild } from './read-builds.ts'
import { type SwapCommand, swapOf } from './swap-of.ts'

const { given } = specify(swapOf)
const jobId = JobId.parse('01K9Z7V5C8QW8R3N4M2X000081')
const rebuild = JobId.parse('01K9Z7V5C8QW8R3N4M2X000080')
const by = MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02')
const build: FoundBuild = { projection: 'tags', version: 2, ready: true, active: 1, sameLogic: true, running: false, differences: 0 }
const swap = (found: Partial<FoundBuild> | null = {}, otherwise: object = {}): SwapCommand => ({
  type: 'SwapBuild',
  jobId,
  by,
  seen: 1,
  rebuild,
  differences: 0,
  reason: null,
  found: found === null ? undefined : { ...build, ...found },
  ...otherwise,
})
const back = (found: Partial<FoundBuild> | null = {}): SwapCommand => ({
  type: 'SwapBack',
  jobId,
  by,
  seen: 2,
  found: found === null ? undefined : { ...build, version: 1, active: 2, ready: false, ...found },
})
const asked = { jobId, by, projection: 'tags', version: 2, seen: 1, rebuild, differences: 0, reason: null }

describe('a swap', () => {
  it('is asked for once, of a build that waits, by who saw what is in force', () => {
    given().when(swap()).then(SwapAsked(asked))
    given(SwapAsked(asked)).when(swap(null)).thenNothing()
    given().when(swap(null)).thenRefused('no-such-build')
    given()
      .when(swap({ ready: false }))
      .thenRefused('rebuild-not-finished')
    given()
      .when(swap({ running: true }))
      .thenRefused('rebuild-running')
    given()
      .when(swap({ active: 3 }))
      .thenRefused('other-build-in-force')
  })

  it('of a build that differs takes the number of rows and a reason', () => {
    const reason = 'Three late votes were lost.'
    given()
      .when(swap({ differences: 3 }))
      .thenRefused('builds-differ')
    given()
      .when(swap({ differences: 3 }, { differences: 3 }))
      .thenRefused('builds-differ')
    given()
      .when(swap({ differences: 3 }, { differences: 2, reason }))
      .thenRefused('builds-differ')
    given()
      .when(swap({ differences: 3 }, { differences: 3, reason }))
      .then(SwapAsked({ ...asked, differences: 3, reason }))
  })

  it('back is to a build that is kept and that the same code filled', () => {
    given()
      .when(back())
      .then(SwapAsked({ ...asked, version: 1, seen: 2, rebuild: null, differences: null }))
    given().when(back(null)).thenRefused('no-such-build')
    given()
      .when(back({ sameLogic: false }))
      .thenRefused('other-logic')
    given()
      .when(back({ active: 3 }))
      .thenRefused('other-build-in-force')
    given()
      .when(back({ running: true }))
      .thenRefused('rebuild-running')
  })
})
