import { AnalysisAsked, AnalysisDeleted, AnalysisSaved } from '@debut/events/analyses/analysis-events.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import { type Batch, defineProjector, forRows, type Statement } from '../kernel/projector.ts'

/** What was asked, and under which name it was saved. Results are made by jobs, and can be made again. */
export const analyses = defineProjector('analyses', {
  version: 1,
  reads: { analysis: [AnalysisAsked, AnalysisSaved, AnalysisDeleted], member: [MemberErased] },
  atOnce: [MemberErased],
  tables: `
    create table analyses (
      job_id text primary key,
      period text not null,
      start date not null,
      rule jsonb not null,
      up_to bigint not null,
      reproduces text,
      position bigint not null,
      -- Null unless it is saved; the first saving gives it its place in the list.
      saved_from bigint,
      saved_at timestamptz,
      saved_by uuid,
      named_by uuid,
      name text
    );
    create index on analyses (saved_from desc) where saved_from is not null;
    create index on analyses (reproduces, position desc) where reproduces is not null;
  `,
  project: (batch) => [...asked(batch), ...saved(batch), ...erased(batch)],
  topics: () => [],
})

const asked = (batch: Batch): Statement[] =>
  forRows(
    batch.of(AnalysisAsked).map(({ event: { data }, position }) => ({
      job_id: data.jobId,
      period: data.period,
      start: data.start,
      rule: data.rule,
      up_to: data.upTo,
      reproduces: data.reproduces,
      position,
    })),
    `insert into analyses (job_id, period, start, rule, up_to, reproduces, position)
     select * from json_to_recordset($1::json) as asked
       (job_id text, period text, start date, rule jsonb, up_to bigint, reproduces text, position bigint)
     on conflict do nothing`,
  )

interface Saved {
  readonly job_id: string
  readonly saved_from: number | null
  readonly saved_at: string | null
  readonly saved_by: string | null
  readonly named_by: string | null
  readonly name: string | null
  /** Whatever was saved before the batch has ended. */
  readonly anew: boolean
}

/** Of each what holds at the end of a batch. */
const saved = (batch: Batch): Statement[] => {
  const rows = new Map<string, Saved>()
  for (const { event, envelope, position } of batch.of(AnalysisSaved, AnalysisDeleted)) {
    const { jobId: job_id, by } = event.data
    const before = rows.get(job_id)
    if (event.type === 'AnalysisDeleted') {
      rows.set(job_id, { job_id, saved_from: null, saved_at: null, saved_by: null, named_by: null, name: null, anew: true })
      continue
    }
    const first = before?.saved_from === null || before === undefined ? { saved_from: position, saved_at: isoOf(envelope.at) } : before
    rows.set(job_id, {
      job_id,
      saved_from: first.saved_from,
      saved_at: first.saved_at,
      saved_by: before?.saved_by ?? by,
      named_by: by,
      name: event.data.name,
      anew: before?.anew ?? false,
    })
  }
  return forRows(
    [...rows.values()],
    `update analyses set
       saved_from = case when changed.anew then changed.saved_from else coalesce(analyses.saved_from, changed.saved_from) end,
       saved_at = case when changed.anew then changed.saved_at else coalesce(analyses.saved_at, changed.saved_at) end,
       saved_by = case when changed.anew then changed.saved_by else coalesce(analyses.saved_by, changed.saved_by) end,
       named_by = changed.named_by,
       name = changed.name
     from json_to_recordset($1::json) as changed
       (job_id text, saved_from bigint, saved_at timestamptz, saved_by uuid, named_by uuid, name text, anew boolean)
     where analyses.job_id = changed.job_id`,
  )
}

/** The analysis stays, without the words of the member who is gone. */
const erased = (batch: Batch): Statement[] =>
  forRows(
    batch.of(MemberErased).map(({ event }) => ({ member_id: event.data.memberId })),
    `update analyses set name = null from json_to_recordset($1::json) as gone (member_id uuid) where named_by = gone.member_id`,
  )
