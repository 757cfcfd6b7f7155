import { AnalysisAsked, AnalysisDeleted, AnalysisSaved, analysisStream } from '@debut/events/analyses/analysis-events.ts'
import { JobId } from '@debut/events/jobs/job-id.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import { describe, expect, it } from 'vitest'
import { appended, ines, rowsOf, tomasz } from '../testing/given.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { analyses } from './analyses-projector.ts'

const database = projectionDatabase()
const [one, other] = ['01K9Z7V5C8QW8R3N4M2X000070', '01K9Z7V5C8QW8R3N4M2X000071'].map((id) => JobId.parse(id)) as [JobId, JobId]
const asked = (jobId: JobId) =>
  AnalysisAsked({
    jobId,
    by: ines,
    period: 'day',
    start: Day.parse('2026-03-02'),
    rule: { id: 'one-vote', version: 1, params: {} },
    upTo: LogPosition.parse(7),
    reproduces: null,
  })
const commits = [
  appended(analysisStream(one), {}, asked(one)),
  appended(analysisStream(other), {}, asked(other)),
  appended(analysisStream(one), {}, AnalysisSaved({ jobId: one, by: ines, name: 'One vote each' })),
  appended(analysisStream(one), {}, AnalysisDeleted({ jobId: one, by: ines })),
  appended(analysisStream(one), { actor: tomasz }, AnalysisSaved({ jobId: one, by: tomasz, name: 'Again' })),
  appended(analysisStream(other), {}, AnalysisSaved({ jobId: other, by: ines, name: 'The other' })),
]
const rows = 'select job_id, saved_by, name from analyses order by saved_from'

describe('saved analyses', () => {
  it('are the same however the events are cut into batches', async () => {
    for (const size of [1, 2, 10])
      expect(await rowsOf(database(), analyses, commits, rows, size)).toEqual([
        { job_id: one, saved_by: tomasz, name: 'Again' },
        { job_id: other, saved_by: ines, name: 'The other' },
      ])
  })

  it('stay without the words of a member who is erased', async () => {
    const gone = appended(`member-${ines}`, {}, MemberErased({ memberId: ines }))
    for (const size of [1, 10])
      expect((await rowsOf(database(), analyses, [...commits, gone], rows, size)).map(({ name }) => name)).toEqual(['Again', null])
  })
})
