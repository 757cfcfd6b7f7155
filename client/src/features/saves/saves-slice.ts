import type { OwnSaves } from '@debut/events/saves/save-answers.ts'
import type { PublishSaved, SaveTool, UnpublishSaved, UnsaveTool } from '@debut/events/saves/save-commands.ts'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { commandAnswered, commandRequested, type OutboxState, selectOutbox } from '../../lib/commands/outbox-slice.ts'
import { factsOf, type Result } from '../../lib/results/facts.ts'
import { resultReceived } from '../../lib/results/results-actions.ts'
import { signedOut } from '../../lib/session/session-slice.ts'

/** Names alone: many pages have this, and do without what the commands check. */
const SAVE: (typeof SaveTool)['type'] = 'SaveTool'
const UNSAVE: (typeof UnsaveTool)['type'] = 'UnsaveTool'
const PUBLISH: (typeof PublishSaved)['type'] = 'PublishSaved'
const UNPUBLISH: (typeof UnpublishSaved)['type'] = 'UnpublishSaved'

/** Among the ids of tools, it stands for the list: whether everybody may see it. */
const LIST = 'list'

export const setSaved = (toolId: string, saved: boolean) => commandRequested({ type: saved ? SAVE : UNSAVE, payload: { toolId } })
export const setShared = (shared: boolean) => commandRequested({ type: shared ? PUBLISH : UNPUBLISH, payload: {} })

interface Change {
  /** A tool's id, or the list. */
  readonly of: string
  /** Saved, or shared. */
  readonly holds: boolean
}

/** What a command's sender wants. Undefined for every other command. */
export const intentOf = ({
  type,
  payload,
}: {
  readonly type: string
  readonly payload: Readonly<Record<string, unknown>>
}): Change | undefined => {
  if (type === PUBLISH || type === UNPUBLISH) return { of: LIST, holds: type === PUBLISH }
  const { toolId } = payload
  return (type === SAVE || type === UNSAVE) && typeof toolId === 'string' ? { of: toolId, holds: type === SAVE } : undefined
}

export const isOfList = ({ of }: Change): boolean => of === LIST

/** What a result says of what the reader saved. */
export const changesIn = (result: Result): readonly Change[] =>
  factsOf(result).flatMap((fact) => {
    switch (fact.type) {
      case 'ToolSaved':
      case 'ToolUnsaved':
        return { of: fact.data.toolId, holds: fact.type === 'ToolSaved' }
      case 'SavedPublished':
      case 'SavedUnpublished':
        return { of: LIST, holds: fact.type === 'SavedPublished' }
      default:
        return []
    }
  })

/** By tool, and of the list: what the server says, as of a position in the log. */
export type OwnSavesState = Readonly<Record<string, { readonly holds: boolean; readonly position: number }>>

const learn = (state: OwnSavesState, { of, holds }: Change, position: number): OwnSavesState =>
  (state[of]?.position ?? -1) > position ? state : { ...state, [of]: { holds, position } }

const initialState: OwnSavesState = {}

export const ownSavesSlice = createSlice({
  name: 'ownSaves',
  initialState,
  reducers: {
    ownSavesLoaded: (state, { payload }: PayloadAction<OwnSaves & { readonly asked: readonly string[] }>): OwnSavesState => {
      const { asked, tools, shared, position } = payload
      const saved = new Set<string>(tools)
      const changes = [...asked.map((of) => ({ of, holds: saved.has(of) })), { of: LIST, holds: shared }]
      return changes.reduce((known, change) => learn(known, change, position), state)
    },
  },
  extraReducers: (builder) =>
    builder
      // The result may arrive a moment after the answer that it was taken.
      .addCase(commandAnswered, (state, { payload }): OwnSavesState => {
        const intent = intentOf(payload)
        return intent === undefined ? state : learn(state, intent, payload.position)
      })
      .addCase(resultReceived, (state, { payload }) =>
        changesIn(payload).reduce((known, change) => learn(known, change, payload.position), state),
      )
      .addCase(signedOut, () => initialState),
})

export const { ownSavesLoaded } = ownSavesSlice.actions

export interface WithOwnSaves {
  readonly ownSaves: OwnSavesState
  readonly outbox: OutboxState
}

/** The newest intent stands over what the server said. Undefined until either is known. */
const selectHolds = (state: WithOwnSaves, of: string): boolean | undefined => {
  const intents = selectOutbox(state).entries.flatMap((entry) => intentOf(entry) ?? [])
  return intents.findLast((intent) => intent.of === of)?.holds ?? state.ownSaves[of]?.holds
}

export const selectSaved = (state: WithOwnSaves, toolId: string): boolean | undefined => selectHolds(state, toolId)
export const selectShared = (state: WithOwnSaves): boolean | undefined => selectHolds(state, LIST)
