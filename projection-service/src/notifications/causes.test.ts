import { defineCapability } from '@debut/events/kernel/define-capability.ts'
import { defineEvent } from '@debut/events/kernel/define-event.ts'
import { defineNotice } from '@debut/events/kernel/define-notice.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { expect, it } from 'vitest'
import { causesOf } from './causes.ts'
import { notificationsProjector } from './notifications-projector.ts'
import { owned } from '../members/owned-projector.ts'

const WaveSent = defineEvent('WaveSent', { memberId: MemberId })
const notice = defineNotice(WaveSent, ({ memberId }) => [{ recipientId: memberId, type: 'follow', payload: {} }])
const causesIn = (events: Record<string, [typeof WaveSent]>, ...notices: (typeof notice)[]) =>
  causesOf([defineCapability({ name: 'waving', events, notices })])

it('names an event that a contract has a notice for without having it, or has two notices for', () => {
  expect(() => causesIn({}, notice)).toThrow(new TypeError('waving has a notice for WaveSent, which is not among its events'))
  expect(() => causesIn({ wave: [WaveSent] }, notice, notice)).toThrow(new TypeError('waving has two notices for WaveSent'))
})

it('makes what contracts add a part of what the projections are derived from', () => {
  expect(notificationsProjector(causesIn({ wave: [WaveSent] }, notice)).derived).toEqual(['WaveSent'])
  expect(owned.derived).toEqual(expect.arrayContaining(['UsernameClaimed by memberId', 'ToolListed by ownerId']))
})
