import { AuditAsked } from '@debut/events/audits/audit-events.ts'
import { JobPaused, JobResumed, jobStream, JobStopped } from '@debut/events/jobs/job-events.ts'
import { JobId } from '@debut/events/jobs/job-id.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { describe, expect, it } from 'vitest'
import { appended, ines, rowsOf, tomasz } from '../testing/given.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { jobsProjector } from './jobs-projector.ts'

const database = projectionDatabase()
const day = Day.parse('2026-03-02')
const [one, other] = ['01K9Z7V5C8QW8R3N4M2X000070', '01K9Z7V5C8QW8R3N4M2X000071'].map((id) => JobId.parse(id)) as [JobId, JobId]
const asked = (jobId: JobId) =>
  appended(
    `audit-${jobId}`,
    {},
    AuditAsked({ jobId, by: ines, subject: 'day', toolId: null, memberId: null, from: day, to: day, asOf: null }),
  )
const steered = (jobId: JobId) => ({ jobId, by: tomasz })

describe('what long work was asked for', () => {
  it('is what its event asks, and goes on as it was last steered, however the events are cut into batches', async () => {
    const commits = [
      asked(one),
      appended(jobStream(one), {}, JobPaused(steered(one))),
      asked(other),
      appended(jobStream(one), {}, JobResumed(steered(one))),
      appended(jobStream(other), {}, JobPaused(steered(other))),
      appended(jobStream(other), {}, JobStopped(steered(other))),
    ]
    const rows =
      'select id, kind, asked_by, stream, question, wanted, steered_by, steered_at is not null as steered from asked order by position'
    for (const size of [1, 2, 10])
      expect(await rowsOf(database(), jobsProjector, commits, rows, size)).toEqual([
        {
          id: one,
          kind: 'audit',
          asked_by: ines,
          stream: `audit-${one}`,
          question: expect.objectContaining({ subject: 'day', from: day }),
          wanted: 'runs',
          steered_by: tomasz,
          steered: true,
        },
        {
          id: other,
          kind: 'audit',
          asked_by: ines,
          stream: `audit-${other}`,
          question: expect.objectContaining({ jobId: other }),
          wanted: 'stopped',
          steered_by: tomasz,
          steered: true,
        },
      ])
  })
})
