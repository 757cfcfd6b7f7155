import type { ChecklistContent, ChecklistTask, KeptChecklist, SavedChecklist } from '@debut/events/checklist/checklist-content.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../../lib/session/session-slice.ts'
import {
  added,
  freshChecklist,
  moved,
  putBack,
  removed,
  rewritten,
  ticked,
  withAllStandardTasks,
  withNewTasks,
} from '../list/edit-checklist.ts'
import { isSameChecklist, mergeChecklists } from '../list/merge-checklists.ts'
import type { Kept } from './kept-checklist.ts'

export interface ChecklistState extends Kept {
  /** False before the browser has looked for a list of its own. */
  readonly isOpen: boolean
  /** Whose it is; null for a visitor. */
  readonly memberId: string | null
  readonly isDamaged: boolean
  /** False where the browser refuses to keep it. */
  readonly isKeptHere: boolean
  /** Whether the account has answered since the list was opened. */
  readonly isFromAccount: boolean
  readonly saving: 'idle' | 'saving' | 'offline' | 'refused'
  /** The day of the followed launch before the line moved it. */
  readonly movedFrom: Day | null
}

const fresh: Kept = { revision: 0, base: freshChecklist, content: freshChecklist }

const initialState: ChecklistState = {
  ...fresh,
  isOpen: false,
  memberId: null,
  isDamaged: false,
  isKeptHere: true,
  isFromAccount: false,
  saving: 'idle',
  movedFrom: null,
}

type OwnTask = NonNullable<ChecklistTask['own']>

interface Opened {
  readonly memberId: string | null
  readonly kept: Kept | undefined
  readonly isDamaged: boolean
}

interface Found {
  readonly checklist: KeptChecklist | null
  /** What was ticked here before its member signed in. */
  readonly visitors: ChecklistContent | undefined
}

const withContent = (state: ChecklistState, change: (content: ChecklistContent) => ChecklistContent): ChecklistState => ({
  ...state,
  content: change(state.content),
})

/** The account's own changes win over a visitor's. */
const withVisitors = (content: ChecklistContent, visitors: ChecklistContent | undefined) =>
  visitors === undefined ? content : mergeChecklists(freshChecklist, content, visitors)

export const checklistSlice = createSlice({
  name: 'checklist',
  initialState,
  reducers: {
    checklistOpened: (_state, { payload: { memberId, kept, isDamaged } }: PayloadAction<Opened>): ChecklistState => ({
      ...initialState,
      ...(kept ?? fresh),
      isOpen: true,
      memberId,
      isDamaged,
    }),
    /** Another tab of this browser has changed it. */
    changedInOtherTab: (state, { payload }: PayloadAction<Kept>): ChecklistState => ({ ...state, ...payload }),
    accountFound: (state, { payload: { checklist, visitors } }: PayloadAction<Found>): ChecklistState => {
      const found = { ...state, isFromAccount: true, saving: 'idle' as const }
      if (checklist === null) return { ...found, revision: 0, base: freshChecklist, content: withVisitors(state.content, visitors) }
      const theirs = withNewTasks(checklist.content)
      const merged = mergeChecklists(state.base, state.content, theirs)
      return { ...found, revision: checklist.revision, base: theirs, content: withVisitors(merged, visitors) }
    },
    accountSaved: (
      state,
      { payload: { saved, content } }: PayloadAction<{ saved: SavedChecklist; content: ChecklistContent }>,
    ): ChecklistState => ({
      ...state,
      revision: saved.revision,
      base: content,
      saving: 'idle',
    }),
    savingChanged: (state, { payload: saving }: PayloadAction<ChecklistState['saving']>): ChecklistState => ({ ...state, saving }),
    keptHere: (state, { payload: isKeptHere }: PayloadAction<boolean>): ChecklistState => ({ ...state, isKeptHere }),

    taskTicked: (state, { payload: { taskId, isDone } }: PayloadAction<Pick<ChecklistTask, 'taskId' | 'isDone'>>) =>
      withContent(state, (content) => ticked(content, taskId, isDone)),
    taskAdded: (state, { payload: { taskId, own } }: PayloadAction<{ taskId: string; own: OwnTask }>) =>
      withContent(state, (content) => added(content, taskId, own)),
    taskRewritten: (state, { payload: { taskId, own } }: PayloadAction<{ taskId: string; own: OwnTask }>) =>
      withContent(state, (content) => rewritten(content, taskId, own)),
    taskMoved: (state, { payload: { taskId, by } }: PayloadAction<{ taskId: string; by: -1 | 1 }>) =>
      withContent(state, (content) => moved(content, taskId, by)),
    taskRemoved: (state, { payload: taskId }: PayloadAction<string>) => withContent(state, (content) => removed(content, taskId)),
    taskPutBack: (state, { payload: { task, index } }: PayloadAction<{ task: ChecklistTask; index: number }>) =>
      withContent(state, (content) => putBack(content, task, index)),
    standardTasksPutBack: (state) => withContent(state, withAllStandardTasks),
    launchDayChosen: (
      state,
      { payload: { launchDay, followedTool } }: PayloadAction<Pick<ChecklistContent, 'launchDay' | 'followedTool'>>,
    ): ChecklistState => ({ ...withContent(state, (content) => ({ ...content, launchDay, followedTool })), movedFrom: null }),
    /** The waiting line has given another day to the launch that the list follows. */
    launchDayMoved: (state, { payload: launchDay }: PayloadAction<Day>): ChecklistState => ({
      ...withContent(state, (content) => ({ ...content, launchDay })),
      movedFrom: state.content.launchDay,
    }),
    startedOver: (state): ChecklistState => ({ ...withContent(state, () => freshChecklist), isDamaged: false, movedFrom: null }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
})

export const {
  checklistOpened,
  changedInOtherTab,
  accountFound,
  accountSaved,
  savingChanged,
  keptHere,
  /** All others are by this browser's user. */
  ...edits
} = checklistSlice.actions

export const {
  taskTicked,
  taskAdded,
  taskRewritten,
  taskMoved,
  taskRemoved,
  taskPutBack,
  standardTasksPutBack,
  launchDayChosen,
  launchDayMoved,
  startedOver,
} = edits

export interface WithChecklist {
  readonly checklist: ChecklistState
}
export const selectChecklist = ({ checklist }: WithChecklist) => checklist

export const isUnsaved = ({ content, base }: Kept): boolean => !isSameChecklist(content, base)
