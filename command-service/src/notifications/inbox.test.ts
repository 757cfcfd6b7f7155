import { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { NotificationsRead } from '@debut/events/notifications/notification-events.ts'
import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { inbox } from './inbox.ts'

const memberId = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const at = (position: number) => LogPosition.parse(position)
const mark = (end: number, upTo?: number) =>
  ({ type: 'MarkNotificationsRead', memberId, upTo: upTo === undefined ? undefined : at(upTo), end: at(end) }) as const
const read = (upTo: number) => NotificationsRead({ memberId, upTo })
const { given, play } = specify(inbox)

describe('an inbox', () => {
  it('is read up to the newest notification that was shown, or up to all that there is', () => {
    given().when(mark(900, 400)).then(read(400))
    given(read(400)).when(mark(900)).then(read(900))
  })

  it('is not read beyond what has happened', () => {
    given().when(mark(900, 5_000)).then(read(900))
  })

  it('has nothing to do where that was read already, and does not go back', () => {
    given(read(400)).when(mark(900, 400)).thenNothing()
    given(read(400)).when(mark(900, 100)).thenNothing()
    given().when(mark(0)).thenNothing()
  })

  it('only ever goes on, never past the log, and every command can be repeated', () => {
    const step = fc.record({ grown: fc.nat(50), upTo: fc.option(fc.nat(2_000), { nil: undefined }) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 16 }), (steps) => {
        let end = 0
        const commands = steps.map(({ grown, upTo }) => mark((end += grown), upTo))
        const { history, state } = play(commands)
        const marks = history.flatMap((event) => (event.type === 'NotificationsRead' ? [event.data.upTo] : []))
        expect(marks).toEqual([...new Set(marks)].toSorted((one, other) => one - other))
        const furthest = commands.reduce((most, { upTo, end: limit }) => Math.max(most, Math.min(upTo ?? limit, limit)), 0)
        expect(state.readUpTo).toBe(furthest)
        expect(play(commands.flatMap((each) => [each, each])).history).toEqual(history)
      }),
      { numRuns: runs(10_000) },
    )
  })
})
