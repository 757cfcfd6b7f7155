import { defineCapability } from '@debut/events/kernel/define-capability.ts'
import { defineEvent } from '@debut/events/kernel/define-event.ts'
import { defineNotice } from '@debut/events/kernel/define-notice.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { causesOf } from '@debut/events/notices-of.ts'
import { expect, it } from 'vitest'
import { owned } from '../members/owned-projector.ts'
import { notificationsProjector } from './notifications-projector.ts'

const WaveSent = defineEvent('WaveSent', { memberId: MemberId })
const notice = defineNotice(WaveSent, ({ memberId }) => [{ recipientId: memberId, type: 'follow', payload: {} }])

it('makes what contracts add a part of what the projections are derived from', () => {
  const causes = causesOf([defineCapability({ name: 'waving', events: { wave: [WaveSent] }, notices: [notice] })])
  expect(notificationsProjector(causes).derived).toEqual(['WaveSent'])
  expect(owned.derived).toEqual(expect.arrayContaining(['UsernameClaimed by memberId', 'ToolListed by ownerId']))
})
