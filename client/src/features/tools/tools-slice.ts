import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { LaunchFacts, LaunchUpdate } from './launch-facts.ts'
import { periods } from '@debut/events/kernel/periods.ts'
import type { Launch, Tool } from './tool.ts'

export interface ReadyTool {
  readonly status: 'ready'
  readonly tool: Tool
  readonly launches: readonly Launch[]
  /** Of the launch that is shown; null when only that could not be had. */
  readonly facts: LaunchFacts | null
  /** How far into the log its points reach. */
  readonly position: number
}

export type ToolView = ReadyTool | { readonly status: 'unknown' | 'unreachable' }

export interface ToolsState {
  /** By what they were asked for, slug or id: the page that is left stays whole while the next one is loaded. */
  readonly views: Readonly<Record<string, ToolView>>
}

const MOST_VIEWS = 5

const initialState: ToolsState = { views: {} }

const put = ({ views }: ToolsState, name: string, view: ToolView): ToolsState => {
  const { [name]: _before, ...others } = views
  return { views: Object.fromEntries([...Object.entries(others).slice(1 - MOST_VIEWS), [name, view]]) }
}

const withUpdate = (facts: LaunchFacts, update: LaunchUpdate): LaunchFacts => {
  const standing = { ...facts.standing }
  for (const period of periods) {
    const [before, now] = [standing[period], update.standing?.[period]]
    if (before !== undefined && now !== undefined) standing[period] = { ...before, ...now }
  }
  return { ...facts, hidden: update.hidden, standing }
}

interface OfTool {
  readonly name: string
}

export const toolsSlice = createSlice({
  name: 'tools',
  initialState,
  reducers: {
    toolLoaded: (
      state,
      { payload: { name, ...loaded } }: PayloadAction<OfTool & Pick<ReadyTool, 'tool' | 'launches' | 'facts' | 'position'>>,
    ): ToolsState => put(state, name, { status: 'ready', ...loaded }),
    /** What is shown already stays when it cannot be had again. */
    toolMissing: (state, { payload: { name, status } }: PayloadAction<OfTool & { status: 'unknown' | 'unreachable' }>): ToolsState =>
      status === 'unreachable' && state.views[name]?.status === 'ready' ? state : put(state, name, { status }),
    /** An older message than what is shown says nothing new. */
    standingReceived: (
      state,
      { payload: { name, update, position } }: PayloadAction<OfTool & { update: LaunchUpdate; position: number }>,
    ): ToolsState => {
      const view = state.views[name]
      if (view?.status !== 'ready' || view.facts === null || update.launchId !== view.facts.launch.launchId) return state
      return position < view.position ? state : put(state, name, { ...view, facts: withUpdate(view.facts, update), position })
    },
  },
})

export const { toolLoaded, toolMissing, standingReceived } = toolsSlice.actions
/** It stands otherwise than what is shown: what the message did not say is fetched. */
export const toolOutdated = createAction<string>('tools/outdated')
export const toolRetryRequested = createAction('tools/retryRequested')

export const selectToolView =
  (name: string) =>
  ({ tools }: { tools: ToolsState }): ToolView | undefined =>
    Object.hasOwn(tools.views, name) ? tools.views[name] : undefined
