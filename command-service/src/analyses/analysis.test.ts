import { AnalysisAsked, AnalysisDeleted, AnalysisSaved } from '@debut/events/analyses/analysis-events.ts'
import { JobId } from '@debut/events/jobs/job-id.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { analysis, type AnalysisCommand, reproduces } from './analysis.ts'

const { given, play } = specify(analysis)
const jobId = JobId.parse('01K9Z7V5C9QW8R3N4M2X000080')
const [otto, olga] = ['3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02', '0f7a3c52-4a1d-4d0b-8b55-6f2e9c1d7a22'].map((id) => MemberId.parse(id)) as [
  MemberId,
  MemberId,
]
const question = {
  jobId,
  by: otto,
  period: 'month',
  start: Day.parse('2026-10-01'),
  rule: { id: 'weight-cap', version: 1, params: { cap: 2 } },
  upTo: LogPosition.parse(1_000),
  reproduces: null,
} as const

const run = (more: Partial<typeof question> | object = {}) => ({ type: 'RunAnalysis', ...question, ...more }) as const
const save = (name: string, by = otto, isAdmin = false) => ({ type: 'SaveAnalysis', jobId, by, name, isAdmin }) as const
const remove = (by = otto, isAdmin = false) => ({ type: 'DeleteAnalysis', jobId, by, isAdmin }) as const

const asked = AnalysisAsked(question)
const saved = AnalysisSaved({ jobId, by: otto, name: 'October' })
const deleted = AnalysisDeleted({ jobId, by: otto })

describe('an analysis', () => {
  it('is asked once, and is the same when it is sent again later', () => {
    given().when(run()).then(asked)
    given(asked).when(run()).thenNothing()
    given(asked)
      .when(run({ upTo: LogPosition.parse(2_000) }))
      .thenNothing()
  })

  it('never becomes another’s, or another question', () => {
    given(asked)
      .when(run({ by: olga }))
      .thenRefused('analysis-exists')
    given(asked)
      .when(run({ period: 'week' }))
      .thenRefused('analysis-exists')
    given(asked)
      .when(run({ rule: { ...question.rule, params: { cap: 3 } } }))
      .thenRefused('analysis-exists')
  })

  it('is saved, renamed and deleted by who saved it, and by admins', () => {
    given(asked).when(save('October')).then(saved)
    given(asked, saved).when(save('October')).thenNothing()
    given(asked, saved)
      .when(save('October, capped'))
      .then(AnalysisSaved({ jobId, by: otto, name: 'October, capped' }))
    given(asked, saved).when(save('Mine', olga)).thenRefused('not-your-analysis')
    given(asked, saved)
      .when(save('Mine', olga, true))
      .then(AnalysisSaved({ jobId, by: olga, name: 'Mine' }))
    given(asked, saved).when(remove(olga)).thenRefused('not-your-analysis')
    given(asked, saved).when(remove()).then(deleted)
    given(asked, saved, deleted).when(remove()).thenNothing()
    given(asked, saved, deleted)
      .when(save('Mine', olga))
      .then(AnalysisSaved({ jobId, by: olga, name: 'Mine' }))
  })

  it('is there before it is saved', () => {
    given().when(save('October')).thenRefused('unknown-analysis')
    given().when(remove()).thenRefused('unknown-analysis')
  })

  it('is reproduced by the same question at the same position only', () => {
    expect(reproduces(question, { ...question })).toBe(true)
    expect(reproduces(question, { ...question, upTo: LogPosition.parse(1_001) })).toBe(false)
    expect(reproduces(question, { ...question, rule: { ...question.rule, version: 2 } })).toBe(false)
  })

  it('is as any sequence of commands leaves it, however often each is repeated', () => {
    const names = fc.constantFrom('October', 'Capped')
    const who = fc.constantFrom(otto, olga)
    const command: fc.Arbitrary<AnalysisCommand> = fc.oneof(
      fc.constant(run()),
      fc.tuple(names, who, fc.boolean()).map(([name, by, isAdmin]) => save(name, by, isAdmin)),
      fc.tuple(who, fc.boolean()).map(([by, isAdmin]) => remove(by, isAdmin)),
    )
    fc.assert(
      fc.property(fc.array(command, { maxLength: 12 }), (commands) => {
        expect(play(commands.flatMap((each) => [each, each])).history).toEqual(play(commands).history)
      }),
      { numRuns: runs(5_000) },
    )
  })
})
