import { AnalysisAsked, AnalysisDeleted, AnalysisSaved } from '@debut/events/analyses/analysis-events.ts'
import { JobId } from '@debut/events/jobs/job-id.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import { expect, it } from 'vitest'
import { appended, ines, rowsOf, tomasz } from '../testing/given.ts'
import { positionOf } from '../testing/made-commits.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { analyses } from './analyses-projector.ts'

const database = projectionDatabase()
const jobId = JobId.parse('01K9Z7V5C9QW8R3N4M2X000080')
const question = {
  period: 'month',
  start: Day.parse('2026-01-01'),
  rule: { id: 'one-vote', version: 1, params: {} },
  upTo: LogPosition.parse(9),
} as const
const asked = appended(`analysis-${jobId}`, {}, AnalysisAsked({ jobId, by: ines, ...question, reproduces: null }))
const saved = (name: string, by = ines, at?: string) =>
  appended(`analysis-${jobId}`, { actor: by, ...(at !== undefined && { at }) }, AnalysisSaved({ jobId, by, name }))
const deleted = appended(`analysis-${jobId}`, {}, AnalysisDeleted({ jobId, by: ines }))
const erased = appended(`member-${ines}`, {}, MemberErased({ memberId: ines }))

/** The same in one batch as in many. */
const bothWays = async (...commits: Parameters<typeof rowsOf>[2]) => {
  const sql = 'select name, saved_by, saved_from from analyses'
  const one = await rowsOf(database(), analyses, commits, sql, 1)
  expect(await rowsOf(database(), analyses, commits, sql, 100)).toEqual(one)
  return one
}

it('keeps under which name an analysis is saved, since when, and by whom', async () => {
  const [none, first] = [
    { name: null, saved_by: null, saved_from: null },
    { saved_by: ines, saved_from: positionOf(1) },
  ]
  expect(await bothWays(asked)).toEqual([none])
  expect(await bothWays(asked, saved('October'))).toEqual([{ ...first, name: 'October' }])
  expect(await bothWays(asked, saved('October'), saved('Capped', tomasz))).toEqual([{ ...first, name: 'Capped' }])
  expect(await bothWays(asked, saved('October'), deleted)).toEqual([none])
  expect(await bothWays(asked, saved('October'), deleted, saved('Again', tomasz))).toEqual([
    { name: 'Again', saved_by: tomasz, saved_from: positionOf(3) },
  ])
})

it('forgets the words of a member who was erased, and no others', async () => {
  expect(await bothWays(asked, saved('October'), erased)).toMatchObject([{ name: null, saved_from: positionOf(1) }])
  expect(await bothWays(asked, saved('October'), saved('Capped', tomasz), erased)).toMatchObject([{ name: 'Capped' }])
})
