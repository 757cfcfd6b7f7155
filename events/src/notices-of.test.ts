import { expect, it } from 'vitest'
import { defineCapability } from './kernel/define-capability.ts'
import { defineEvent } from './kernel/define-event.ts'
import { defineNotice } from './kernel/define-notice.ts'
import { MemberId } from './kernel/ids.ts'
import { causesOf } from './notices-of.ts'

const WaveSent = defineEvent('WaveSent', { memberId: MemberId })
const notice = defineNotice(WaveSent, ({ memberId }) => [{ recipientId: memberId, type: 'follow', payload: {} }])
const causesIn = (events: Record<string, [typeof WaveSent]>, ...notices: (typeof notice)[]) =>
  causesOf([defineCapability({ name: 'waving', events, notices })])

it('names an event that a contract has a notice for without having it, or has two notices for', () => {
  expect(() => causesIn({}, notice)).toThrow(new TypeError('waving has a notice for WaveSent, which is not among its events'))
  expect(() => causesIn({ wave: [WaveSent] }, notice, notice)).toThrow(new TypeError('waving has two notices for WaveSent'))
})
