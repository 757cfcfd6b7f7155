import { expect, it } from 'vitest'
import { acts } from './acts.ts'
import { journal, journalOf } from './journal.ts'
import { defineCapability } from './kernel/define-capability.ts'
import { defineEvent } from './kernel/define-event.ts'
import { defineJournal } from './kernel/define-journal.ts'
import { MemberId } from './kernel/ids.ts'

const WaveStopped = defineEvent('WaveStopped', { memberId: MemberId })
const line = defineJournal(WaveStopped, () => ({ kind: 'other', text: 'stopped a wave' }))

it('names an event that a contract has a line for without having it, or has two lines for', () => {
  expect(() => journalOf([defineCapability({ name: 'waving', journal: [line] })])).toThrow(
    new TypeError('waving has a line of the journal for WaveStopped, which is not among its events'),
  )
  expect(() => journalOf([defineCapability({ name: 'waving', events: { wave: [WaveStopped] }, journal: [line, line] })])).toThrow(
    new TypeError('waving has two lines of the journal for WaveStopped'),
  )
})

it('has every act of moderation, and what is none', () => {
  const others = [...journal.keys()].filter((type) => !acts.has(type))
  expect([...journal.keys()].toSorted()).toEqual([...acts.keys(), ...others].toSorted())
  expect(others.toSorted()).toEqual([
    'AnalysisAsked',
    'AnalysisDeleted',
    'AnalysisSaved',
    'AuditAsked',
    'BuildDiscarded',
    'CommentCleared',
    'EventSkipped',
    'JobPaused',
    'JobResumed',
    'JobStopped',
    'LaunchDayClosed',
    'MemberLookedUp',
    'ParkedRetryAsked',
    'PostCleared',
    'RebuildAsked',
    'ReviewCleared',
    'RoleGranted',
    'RoleRevoked',
    'SwapAsked',
    'VoterRevealed',
    'VotesJudged',
  ])
})

it('tells whom a warning is about, which the public log does not', () => {
  const data = { memberId: '3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02', rule: 'spam' }
  expect(acts.get('MemberWarned')?.actOf(data).about).toBeNull()
  expect(journal.get('MemberWarned')?.lineOf(data)).toEqual({
    kind: 'moderation',
    text: 'warned',
    about: { kind: 'member', id: data.memberId },
    reason: 'spam',
  })
})
