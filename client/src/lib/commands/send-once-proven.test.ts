import { combineReducers, configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { call } from 'typed-redux-saga'
import { expect, it } from 'vitest'
import { sessionFound, sessionSlice, signedOut } from '../session/session-slice.ts'
import { fromElsewhere } from './from-elsewhere.ts'
import { formSent, formsSlice, selectForm } from './forms-slice.ts'
import { commandAnswered, commandRefused, commandRequested, entriesFound, outboxOpened, outboxSlice, proofDue } from './outbox-slice.ts'
import { sendOnceProven } from './send-once-proven.ts'

const NOT_DONE = 'Not done: we need to know it is you.'

/** A tab, whose member is asked as often as a command needs it and answers when the test says so. */
const openTab = () => {
  const asked: ReturnType<typeof Promise.withResolvers<boolean>>[] = []
  const actions: UnknownAction[] = []
  const sagas = createSagaMiddleware()
  const slices = combineReducers({ outbox: outboxSlice.reducer, forms: formsSlice.reducer, session: sessionSlice.reducer })
  const store = configureStore({
    reducer: (state: ReturnType<typeof slices> | undefined, action: UnknownAction) => {
      actions.push(action)
      return slices(state, action)
    },
    middleware: () => new Tuple(sagas),
  })
  store.dispatch(sessionFound({ memberId: 'ines' }))
  store.dispatch(outboxOpened('ines'))
  let now = Date.now()
  function* prove() {
    const next = Promise.withResolvers<boolean>()
    asked.push(next)
    return yield* call(() => next.promise)
  }
  sagas.run(sendOnceProven, { now: () => (now += 10), prove })
  const ask = (about: string) => {
    const command = commandRequested({ type: 'VoidVote', payload: { about, reason: 'a long one' } })
    store.dispatch(formSent({ about, commandId: command.payload.commandId, after: {} }))
    store.dispatch(command)
    return command.payload
  }
  return {
    ask,
    asked,
    dispatch: store.dispatch,
    form: (about: string) => selectForm(about)(store.getState()),
    times: (sent: { readonly commandId: string }) =>
      actions.filter((action) => commandRequested.match(action) && action.payload.commandId === sent.commandId).length,
    sent: () => actions.filter(commandRequested.match).map(({ payload }) => payload),
    refused: () => actions.filter(commandRefused.match).map(({ payload: { problem } }) => problem.message),
    later: () => new Promise(setImmediate),
    wait: () => (now = Date.now() + 60_000),
  }
}

it('asks who they are, and sends the same command again under its id once that is shown', async () => {
  const tab = openTab()
  const command = tab.ask('kites')
  tab.dispatch(proofDue(command))
  expect(tab.asked).toHaveLength(1)
  expect(tab.form('kites')).toMatchObject({ status: 'busy' })
  tab.asked[0]?.resolve(true)
  await tab.later()
  expect(tab.sent()).toEqual([command, command])
  tab.dispatch(commandAnswered({ ...command, position: 7 }))
  expect(tab.form('kites')).toMatchObject({ status: 'done' })
})

it('asks once for all that wait, also for those whose refusal was still on its way', async () => {
  const tab = openTab()
  const [one, two, late] = [tab.ask('one'), tab.ask('two'), tab.ask('late')]
  for (const command of [one, two]) tab.dispatch(proofDue(command))
  tab.wait()
  tab.asked[0]?.resolve(true)
  await tab.later()
  tab.dispatch(proofDue(late))
  await tab.later()
  expect(tab.asked).toHaveLength(1)
  expect([one, two, late].map(tab.times)).toEqual([2, 2, 2])
  tab.dispatch(proofDue(late))
  expect(tab.asked).toHaveLength(2)
})

it('says of all that wait that they are not done where the dialog is closed', async () => {
  const tab = openTab()
  const [one, two] = [tab.ask('one'), tab.ask('two')]
  for (const command of [one, two]) tab.dispatch(proofDue(command))
  tab.asked[0]?.resolve(false)
  await tab.later()
  expect(tab.refused()).toEqual([NOT_DONE, NOT_DONE])
  expect(tab.form('one')).toMatchObject({ status: 'refused', problem: { message: NOT_DONE } })
  expect(tab.times(one)).toBe(1)
})

it('says so where no answer comes, and asks again for the next one', async () => {
  const tab = openTab()
  tab.dispatch(proofDue(tab.ask('one')))
  tab.asked[0]?.reject(new Error('no network'))
  await tab.later()
  expect(tab.form('one')?.problem?.message).toMatch(/^Not done: .*there was no answer/)
  tab.dispatch(proofDue(tab.ask('two')))
  expect(tab.asked).toHaveLength(2)
})

it('asks nothing for what another tab has asked for, but for what was kept from before', () => {
  const tab = openTab()
  const theirs = commandRequested({ type: 'VoidVote', payload: {} }).payload
  tab.dispatch(fromElsewhere(entriesFound([{ ...theirs, memberId: 'ines' }])))
  tab.dispatch(fromElsewhere(proofDue(theirs)))
  expect(tab.asked).toHaveLength(0)
  const kept = commandRequested({ type: 'VoidVote', payload: {} }).payload
  tab.dispatch(entriesFound([{ ...kept, memberId: 'ines' }]))
  tab.dispatch(proofDue(kept))
  expect(tab.asked).toHaveLength(1)
})

it('sends nothing for a member who has signed out meanwhile', async () => {
  const tab = openTab()
  const command = tab.ask('one')
  tab.dispatch(proofDue(command))
  tab.dispatch(signedOut())
  tab.asked[0]?.resolve(true)
  await tab.later()
  expect(tab.times(command)).toBe(1)
})
