import { AwaitLaunch, StopAwaitingLaunch } from '@debut/events/launches/launch-commands.ts'
import type { OwnAwaited } from '@debut/events/launches/line/line-answers.ts'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { commandAnswered, commandRequested, type OutboxState, selectOutbox } from '../../../lib/commands/outbox-slice.ts'
import { signedOut } from '../../../lib/session/session-slice.ts'

export const setAwaited = (launchId: string, awaits: boolean) =>
  commandRequested({ type: awaits ? AwaitLaunch.type : StopAwaitingLaunch.type, payload: { launchId } })

/** Which launch a command is about, and what its sender wants. Undefined for every other command. */
export const awaitedBy = ({ type, payload }: { readonly type: string; readonly payload: Readonly<Record<string, unknown>> }) => {
  const { launchId } = payload
  if (typeof launchId !== 'string' || (type !== AwaitLaunch.type && type !== StopAwaitingLaunch.type)) return undefined
  return { launchId, awaits: type === AwaitLaunch.type }
}

/** By launch: whether the reader is notified of it, as of a position in the log. */
export type AwaitedState = Readonly<Record<string, { readonly awaits: boolean; readonly position: number }>>

const learn = (state: AwaitedState, launchId: string, awaits: boolean, position: number): AwaitedState =>
  (state[launchId]?.position ?? -1) > position ? state : { ...state, [launchId]: { awaits, position } }

const initialState: AwaitedState = {}

export const awaitedSlice = createSlice({
  name: 'awaited',
  initialState,
  reducers: {
    awaitedLoaded: (state, { payload }: PayloadAction<OwnAwaited & { readonly asked: string }>): AwaitedState => {
      const { asked, launches, position } = payload
      return learn(
        state,
        asked,
        launches.some((launchId) => launchId === asked),
        position,
      )
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(commandAnswered, (state, { payload }): AwaitedState => {
        const intent = awaitedBy(payload)
        return intent === undefined ? state : learn(state, intent.launchId, intent.awaits, payload.position)
      })
      .addCase(signedOut, () => initialState),
})

export const { awaitedLoaded } = awaitedSlice.actions

export interface WithAwaited {
  readonly awaited: AwaitedState
  readonly outbox: OutboxState
}

/** The newest intent stands over what the server said. Undefined until either is known. */
export const selectAwaits = (state: WithAwaited, launchId: string): boolean | undefined => {
  const intents = selectOutbox(state).entries.flatMap((entry) => awaitedBy(entry) ?? [])
  return intents.findLast((intent) => intent.launchId === launchId)?.awaits ?? state.awaited[launchId]?.awaits
}
