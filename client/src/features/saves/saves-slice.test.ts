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
const heard = (type: string, data: object, position: number) =>
  resultReceived({ commandId: `c${position}`, position, events: [{ type, data: { memberId: INES, ...data } }] })
const nothingSent = outboxSlice.reducer(undefined, outboxOpened(INES))
const told = own(undefined, loaded([KITE], 10))
const shownOf = (ownSaves: typeof told, outbox = nothingSent) => {
  const state = { ownSaves, outbox }
  return [selectSaved(state, HARBOR), selectSaved(state, KITE), selectShared(state)]
}

it('knows of a tool whether it is saved once the server has said', () => {
  expect(shownOf(own(undefined, { type: 'nothing' }))).toEqual([undefined, undefined, undefined])
  expect(shownOf(told)).toEqual([false, true, false])
})

it('shows an intent before it is answered, the answer after it, and nothing older than that', () => {
  const asked = setSaved(HARBOR, true)
  expect(shownOf(told, outboxSlice.reducer(nothingSent, asked))).toEqual([true, true, false])
  const answered = own(told, commandAnswered({ ...asked.payload, position: 12 }))
  expect(shownOf(answered)).toEqual([true, true, false])
  expect(shownOf(own(answered, loaded([KITE], 11)))).toEqual([true, true, false])
  expect(shownOf(own(answered, loaded([KITE], 13)))).toEqual([false, true, false])
})

it('hears what was done in another tab', () => {
  const after = [heard('ToolUnsaved', { toolId: KITE }, 11), heard('SavedPublished', {}, 12)].reduce(own, told)
  expect(shownOf(after)).toEqual([false, false, true])
  expect(shownOf(own(after, heard('SavedUnpublished', {}, 13)))).toEqual([false, false, false])
  expect(own(told, heard('ToolFollowed', { toolId: KITE }, 11))).toBe(told)
})

it('tells the list from the tools on it', () => {
  const asked = setShared(true)
  expect(shownOf(told, outboxSlice.reducer(nothingSent, asked))).toEqual([false, true, true])
  expect(shownOf(own(told, commandAnswered({ ...asked.payload, position: 12 })))).toEqual([false, true, true])
})

it('forgets what somebody saved when they leave', () => {
  expect(own(told, signedOut())).toEqual({})
})
