import { defineCapability } from '@debut/events/kernel/define-capability.ts'
import { defineEvent } from '@debut/events/kernel/define-event.ts'
import { defineNotice } from '@debut/events/kernel/define-notice.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { expect, it } from 'vitest'
import { causesOf } from './causes.ts'
import { notificationsProjector } from './notifications-projector.ts'
import { owned } from '../members/owned-projector.ts'

const WaveSent = defineEvent('WaveSent', { memberId: MemberId })
const told = defineNotice(WaveSent, ({ memberId }) => [{ recipientId: memberId, type: 'follow', payload: {} }])
const causesIn = (events: Record<string, [typeof WaveSent]>, ...notices: (typeof told)[]) =>
  causesOf([defineCapability({ name: 'waving', events, notices })])

it('says by name what a contract tells of without having it, or tells twice', () => {
  expect(() => causesIn({}, told)).toThrow(new TypeError('waving tells of WaveSent, which is not among its events'))
  expect(() => causesIn({ wave: [WaveSent] }, told, told)).toThrow(new TypeError('waving tells twice of WaveSent'))
})

it('makes what contracts add a part of what the projections are derived from', () => {
  expect(notificationsProjector(causesIn({ wave: [WaveSent] }, told)).derived).toEqual(['WaveSent'])
  expect(owned.derived).toEqual(expect.arrayContaining(['UsernameClaimed by memberId', 'ToolListed by ownerId']))
})
