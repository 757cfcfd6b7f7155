import { expect, it } from 'vitest'
import { acts, actsOf } from './acts.ts'
import { defineAct } from './kernel/define-act.ts'
import { defineCapability } from './kernel/define-capability.ts'
import { defineEvent } from './kernel/define-event.ts'
import { MemberId } from './kernel/ids.ts'
import { ActKind, actGroups } from './moderation/act-kinds.ts'

const WaveStopped = defineEvent('WaveStopped', { memberId: MemberId })
const act = defineAct(WaveStopped, () => ({ kind: 'wave-stopped', about: null, reason: null }))
const actsIn = (events: Record<string, [typeof WaveStopped]>, ...its: (typeof act)[]) =>
  actsOf([defineCapability({ name: 'waving', events, acts: its })])

it('names an event that a contract has an act for without having it, or has two acts for', () => {
  expect(() => actsIn({}, act)).toThrow(new TypeError('waving has an act for WaveStopped, which is not among its events'))
  expect(() => actsIn({ wave: [WaveStopped] }, act, act)).toThrow(new TypeError('waving has two acts for WaveStopped'))
  expect(actsIn({ wave: [WaveStopped] }, act).get('WaveStopped')?.category).toBe('wave')
})

it('has every act of moderation that there is', () => {
  expect([...acts.keys()].toSorted()).toEqual([
    'AlternativeAccepted',
    'AlternativeRejected',
    'AppealAnswered',
    'AwardRevised',
    'CommentHidden',
    'CommentShown',
    'LaunchDisqualified',
    'LaunchReinstated',
    'MemberBanned',
    'MemberSuspended',
    'MemberWarned',
    'PostHidden',
    'PostShown',
    'ReviewHidden',
    'ReviewShown',
    'SanctionContinued',
    'SanctionKept',
    'SanctionLifted',
    'TagBanned',
    'TagKept',
    'TagMerged',
    'TagRestored',
    'ToolModerated',
    'VoteHeld',
    'VoteRestored',
    'VoteVoided',
  ])
})

it('has each kind in one group', () => {
  expect(Object.values(actGroups).flat().toSorted()).toEqual([...ActKind.options].toSorted())
  expect(new Set(ActKind.options).size).toBe(ActKind.options.length)
})
