import type { OwnAwaited } from '@debut/events/launches/line/line-answers.ts'
import { expect, it } from 'vitest'
import { memberIdOf } from '../../../lib/api/testing/ids.ts'
import { commandAnswered, outboxOpened, outboxSlice } from '../../../lib/commands/outbox-slice.ts'
import { signedOut } from '../../../lib/session/session-slice.ts'
import { awaitedLoaded, awaitedSlice, selectAwaits, setAwaited } from './awaited-slice.ts'

const LAUNCH = '01KJPAPERPLANE000000000000'
const own = awaitedSlice.reducer
const loaded = (launches: readonly string[], position: number) =>
  awaitedLoaded({ asked: LAUNCH, launches, position } as OwnAwaited & { asked: string })
const nothingSent = outboxSlice.reducer(undefined, outboxOpened(memberIdOf(1)))

it('shows what was asked for before it is answered, the answer after it, and nothing older than that', () => {
  const before = own(undefined, loaded([], 10))
  const asks = setAwaited(LAUNCH, true)
  const outbox = outboxSlice.reducer(nothingSent, asks)
  expect(selectAwaits({ awaited: {}, outbox: nothingSent }, LAUNCH)).toBeUndefined()
  expect(selectAwaits({ awaited: before, outbox: nothingSent }, LAUNCH)).toBe(false)
  expect(selectAwaits({ awaited: before, outbox }, LAUNCH)).toBe(true)
  const answered = commandAnswered({ ...asks.payload, position: 12 })
  const after = { awaited: own(before, answered), outbox: outboxSlice.reducer(outbox, answered) }
  expect(selectAwaits(after, LAUNCH)).toBe(true)
  expect(selectAwaits({ ...after, awaited: own(after.awaited, loaded([], 11)) }, LAUNCH)).toBe(true)
  expect(selectAwaits({ ...after, awaited: own(after.awaited, loaded([], 13)) }, LAUNCH)).toBe(false)
  expect(own(after.awaited, signedOut())).toEqual({})
})
