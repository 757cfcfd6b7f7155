import { addDays, Day } from '@debut/events/kernel/days.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { DaySought, LineJoined, LineLeft, PlaceTransferred } from '@debut/events/launches/line/line-events.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { describe, expect, it } from 'vitest'
import { specify } from '../../kernel/testing/specify.ts'
import { type LinePlace, placesAfter } from './line-places.ts'
import { placesToAsk } from './places-to-ask.ts'
import { type Joining, type LineCommand, waitingLine } from './waiting-line.ts'

const ines = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const noor = MemberId.parse('0a7e6f1c-93d0-4c55-9d1e-7b1f3c2a9e02')
const [thursday, friday, saturday] = [Day.parse('2026-11-19'), Day.parse('2026-11-20'), Day.parse('2026-11-21')]
const attempt = (index: number) => ({
  launchId: LaunchId.parse(`01K9Z7V5C1ABCDEFGHJK00000${index}`),
  toolId: ToolId.parse(`01K9Z7V5C0QW8R3N4M2X00000${index}`),
})
const joining = (index: number, over: Partial<Joining> = {}): Joining => ({
  ...attempt(index),
  ownerId: ines,
  because: 'submitted',
  notBefore: null,
  whatChanged: null,
  ...over,
})
const join = (...of: Parameters<typeof joining>): LineCommand => ({ type: 'JoinLine', ...joining(...of), today: thursday })
const joined = (...of: Parameters<typeof joining>) => LineJoined(joining(...of))
const seek = (day: Day, seeks: number, lane: 'free' | 'paid' = 'free'): LineCommand => ({
  type: 'SeekDay',
  ...attempt(1),
  sought: { day, lane },
  seeks,
})
const sought = (day: Day, lane: 'free' | 'paid' = 'free') => DaySought({ ...attempt(1), day, lane })
const leave: LineCommand = { type: 'LeaveLine', ...attempt(1), because: 'scheduled', day: friday }
const left = LineLeft({ ...attempt(1), because: 'scheduled', day: friday })
const { given } = specify(waitingLine)

describe('the waiting line', () => {
  it('takes each launch once, at its back', () => {
    given().when(join(1)).then(joined(1))
    given(joined(1)).when(join(1)).thenNothing()
    given(joined(1))
      .when(join(2, { ownerId: noor }))
      .then(joined(2, { ownerId: noor }))
  })

  it('has one new launch of a member, and one of a tool, until the day that it was given', () => {
    const ofTool = (today = thursday): LineCommand => ({
      ...joining(2, { ownerId: noor, toolId: attempt(1).toolId }),
      type: 'JoinLine',
      today,
    })
    for (const past of [[joined(1)], [joined(1), left]]) {
      given(...past)
        .when(join(2))
        .thenRefused('line-joined')
      given(...past)
        .when(ofTool())
        .thenRefused('launch-open')
    }
    given(joined(1), left)
      .when({ ...joining(2), type: 'JoinLine', today: friday })
      .then(joined(2))
  })

  it('has room for another launch of a member who gave their day up', () => {
    for (const because of ['withdrawn', 'disqualified'] as const) {
      const gone = LineLeft({ ...attempt(1), because, day: null })
      given(joined(1), left)
        .when({ type: 'LeaveLine', ...attempt(1), because, day: null })
        .then(gone)
      given(joined(1), left, gone)
        .when({ type: 'LeaveLine', ...attempt(1), because, day: null })
        .thenNothing()
      given(joined(1), left, gone).when(join(2)).then(joined(2))
    }
  })

  it('has the launch of a tool that was transferred, unless the new owner has one', () => {
    const transfer = (settles = false): LineCommand => ({ type: 'TransferPlace', ...attempt(1), ownerId: noor, today: thursday, settles })
    const transferred = PlaceTransferred({ ...attempt(1), ownerId: noor })
    for (const past of [[joined(1)], [joined(1), left]]) {
      given(...past)
        .when(transfer())
        .then(transferred)
      given(...past, joined(2, { ownerId: noor }))
        .when(transfer())
        .thenRefused('owner-has-launch')
      given(...past, joined(2, { ownerId: noor }))
        .when(transfer(true))
        .then(transferred)
      given(...past, transferred)
        .when(join(2))
        .then(joined(2))
      given(...past, transferred)
        .when(join(2, { ownerId: noor }))
        .thenRefused('line-joined')
    }
    given(joined(2, { ownerId: noor }))
      .when(transfer())
      .thenNothing()
  })

  it('forgets a day that is long over', () => {
    const place = { ...attempt(1), ownerId: ines, day: null }
    const far = LineLeft({ ...attempt(2), because: 'scheduled', day: addDays(friday, 151) })
    const places = [left, joined(2, { ownerId: noor }), far].reduce(placesAfter, [place] as readonly LinePlace[])
    expect(places.map(({ launchId }) => launchId)).toEqual([attempt(2).launchId])
  })

  it('lets everybody in who gave a day up or was given back', () => {
    for (const because of ['rescheduled', 'reinstated'] as const) given(joined(1)).when(join(2, { because })).then(joined(2, { because }))
  })

  it('asks for one day after the other, and notices another process that asks as well', () => {
    given(joined(1)).when(seek(friday, 0)).then(sought(friday))
    given(joined(1), sought(friday)).when(seek(friday, 1)).thenNothing()
    given(joined(1), sought(friday)).when(seek(saturday, 1)).then(sought(saturday))
    given(joined(1), sought(saturday))
      .when(seek(friday, 1, 'paid'))
      .then(sought(friday, 'paid'))
    given(joined(1), sought(friday)).when(seek(saturday, 0)).thenRefused('unknown-launch')
    given(joined(1), sought(friday), sought(saturday)).when(seek(friday, 1)).thenRefused('unknown-launch')
    given().when(seek(friday, 0)).thenRefused('unknown-launch')
  })

  it('lets go once', () => {
    given(joined(1)).when(leave).then(left)
    given(joined(1), left).when(leave).thenNothing()
  })
})

describe('a launch that waits', () => {
  const now = toInstant('2026-11-19T20:00:00Z')
  const first = (...of: Parameters<typeof placesToAsk>) => placesToAsk(...of).slice(0, 3)

  it('asks for the free places of all days that are planned, and then for the unsold places of tomorrow', () => {
    const places = placesToAsk({ sought: undefined, notBefore: null }, now)
    expect(places.slice(0, 2)).toEqual([
      { day: friday, lane: 'free' },
      { day: saturday, lane: 'free' },
    ])
    expect(places.slice(-2)).toEqual([
      { day: '2027-04-18', lane: 'free' },
      { day: friday, lane: 'paid' },
    ])
  })

  it('asks for no day before one that it gave up', () => {
    expect(first({ sought: undefined, notBefore: Day.parse('2026-12-01') }, now)[0]).toEqual({ day: '2026-12-01', lane: 'free' })
  })

  it('asks the last one again before any other, also where that has begun meanwhile', () => {
    for (const day of [saturday, Day.parse('2026-11-10')])
      expect(first({ sought: { day, lane: 'free' }, notBefore: null }, now).slice(0, 2)).toEqual([
        { day, lane: 'free' },
        { day: friday, lane: 'free' },
      ])
  })
})
