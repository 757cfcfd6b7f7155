import { OwnSaves } from '@debut/events/saves/save-answers.ts'
import { expect, it } from 'vitest'
import { memberIdOf, toolIdOf } from '../../lib/api/testing/ids.ts'
import { readAs } from '../../lib/api/testing/read-as.ts'
import { commandAnswered, outboxOpened, outboxSlice } from '../../lib/commands/outbox-slice.ts'
import { resultReceived } from '../../lib/results/results-actions.ts'
import { signedOut } from '../../lib/session/session-slice.ts'
import { ownSavesLoaded, ownSavesSlice, selectSaved, selectShared, setSaved, setShared } from './saves-slice.ts'

const INES = memberIdOf(1)
const [HARBOR, KITE] = [toolIdOf('harbor'), toolIdOf('kite')]
const own = ownSavesSlice.reducer
const loaded = (tools: readonly string[], position: number) =>
  ownSavesLoaded({ ...readAs(OwnSaves, { tools, shared: false, position }), asked: [HARBOR, KITE] })
const received = (type: string, data: object, position: number) =>
  resultReceived({ commandId: `c${position}`, position, events: [{ type, data: { memberId: INES, ...data } }] })
const nothingSent = outboxSlice.reducer(undefined, outboxOpened(INES))
const before = own(undefined, loaded([KITE], 10))
const shownOf = (ownSaves: typeof before, outbox = nothingSent) => {
  const state = { ownSaves, outbox }
  return [selectSaved(state, HARBOR), selectSaved(state, KITE), selectShared(state)]
}

it('knows of a tool whether it is saved once the server has said', () => {
  expect(shownOf(own(undefined, { type: 'nothing' }))).toEqual([undefined, undefined, undefined])
  expect(shownOf(before)).toEqual([false, true, false])
})

it('shows an intent before it is answered, the answer after it, and nothing older than that', () => {
  const command = setSaved(HARBOR, true)
  expect(shownOf(before, outboxSlice.reducer(nothingSent, command))).toEqual([true, true, false])
  const answered = own(before, commandAnswered({ ...command.payload, position: 12 }))
  expect(shownOf(answered)).toEqual([true, true, false])
  expect(shownOf(own(answered, loaded([KITE], 11)))).toEqual([true, true, false])
  expect(shownOf(own(answered, loaded([KITE], 13)))).toEqual([false, true, false])
})

it('receives what was done in another tab', () => {
  const after = [received('ToolUnsaved', { toolId: KITE }, 11), received('SavedPublished', {}, 12)].reduce(own, before)
  expect(shownOf(after)).toEqual([false, false, true])
  expect(shownOf(own(after, received('SavedUnpublished', {}, 13)))).toEqual([false, false, false])
  expect(own(before, received('ToolFollowed', { toolId: KITE }, 11))).toBe(before)
})

it('tells the list from the tools on it', () => {
  const command = setShared(true)
  expect(shownOf(before, outboxSlice.reducer(nothingSent, command))).toEqual([false, true, true])
  expect(shownOf(own(before, commandAnswered({ ...command.payload, position: 12 })))).toEqual([false, true, true])
})

it('forgets what somebody saved when they leave', () => {
  expect(own(before, signedOut())).toEqual({})
})
