import { askedJobs } from '@debut/events/asked-jobs.ts'
import { JobPaused, JobResumed, JobStopped } from '@debut/events/jobs/job-events.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import { type Batch, defineProjector, forRows, type Statement } from '../kernel/projector.ts'

const kinds = new Map(askedJobs.map(({ form, kind }) => [form.type, kind]))

/** What long work was asked for, by whom, and whether it is to go on. How far it is stands elsewhere. */
export const jobsProjector = defineProjector('jobs', {
  version: 3,
  derived: askedJobs.map(({ kind }) => kind),
  reads: {
    ...Object.fromEntries(
      askedJobs.map(({ category }) => [category, askedJobs.filter((job) => job.category === category).map(({ form }) => form)]),
    ),
    job: [JobPaused, JobResumed, JobStopped],
  },
  tables: `
    create table asked (
      id text primary key,
      kind text not null,
      asked_by uuid not null,
      at timestamptz not null,
      position bigint not null,
      -- Where the log has the event, by itself.
      stream text not null,
      -- The event's own data.
      question jsonb not null,
      -- runs, paused or stopped
      wanted text not null default 'runs',
      -- Who said so last, and when; null before it is steered.
      steered_by uuid,
      steered_at timestamptz
    );
    create index on asked (kind, position);
    create index on asked (coalesce(question ->> 'caseId', id)) where kind = 'audit';
  `,
  project: (batch) => [...ask(batch), ...steer(batch)],
  topics: () => [],
})

const ask = (batch: Batch): Statement[] => {
  const rows = batch.all().flatMap(({ event: { type, data }, envelope, position, stream }) => {
    const kind = kinds.get(type)
    if (kind === undefined || !('jobId' in data) || !('by' in data)) return []
    return [{ id: data.jobId, kind, asked_by: data.by, at: isoOf(envelope.at), position, stream, question: data }]
  })
  return forRows(
    rows,
    `insert into asked (id, kind, asked_by, at, position, stream, question)
     select * from json_to_recordset($1::json) as asked (id text, kind text, asked_by uuid, at timestamptz, position bigint, stream text, question jsonb)
     on conflict (id) do nothing`,
  )
}

const WANTED = new Map<string, string>([
  [JobPaused.type, 'paused'],
  [JobResumed.type, 'runs'],
  [JobStopped.type, 'stopped'],
])

/** Of each job what was said last. */
const steer = (batch: Batch): Statement[] => {
  const last = new Map(
    batch
      .of(JobPaused, JobResumed, JobStopped)
      .map(({ event: { type, data }, envelope }) => [
        data.jobId,
        { id: data.jobId, wanted: WANTED.get(type), steered_by: data.by, steered_at: isoOf(envelope.at) },
      ]),
  )
  return forRows(
    [...last.values()],
    `update asked set wanted = steered.wanted, steered_by = steered.steered_by, steered_at = steered.steered_at
     from json_to_recordset($1::json) as steered (id text, wanted text, steered_by uuid, steered_at timestamptz) where asked.id = steered.id`,
  )
}
