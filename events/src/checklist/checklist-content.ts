import * as z from 'zod/mini'
import { IsoInstant } from '../kernel/answer-fields.ts'
import { Day } from '../kernel/days.ts'
import { plainText } from '../kernel/plain-text.ts'
import { ToolId } from '../tools/tool-card.ts'

/** Characters of a task that a member writes. */
export const LONGEST_TASK = 200
/** Own tasks that can be added. A list that was merged from two devices may hold twice as many. */
export const MOST_OWN_TASKS = 100
/** Tasks of every kind in one list. */
const MOST_TASKS = 300

/** Days from the launch: negative before it. */
const EARLIEST_OFFSET = -42
const LATEST_OFFSET = 14

const TaskId = z.string().check(z.regex(/^[a-z\d-]{1,40}$/))

/** A task of the standard list has no text here: the client has it, so that a better wording reaches everybody. */
export const ChecklistTask = z.object({
  taskId: TaskId,
  isDone: z.boolean(),
  own: z.nullable(
    z.object({ task: plainText(1, LONGEST_TASK), daysFromLaunch: z.int().check(z.gte(EARLIEST_OFFSET), z.lte(LATEST_OFFSET)) }),
  ),
})
export type ChecklistTask = z.infer<typeof ChecklistTask>

const hasEachOnce = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

export const ChecklistContent = z.object({
  launchDay: z.nullable(Day),
  /** The product whose launch the day follows. */
  followedTool: z.nullable(ToolId),
  /** In their order. */
  tasks: z.array(ChecklistTask).check(
    z.maxLength(MOST_TASKS),
    z.refine((tasks) => hasEachOnce(tasks.map(({ taskId }) => taskId)), 'holds a task twice'),
    z.refine((tasks) => tasks.filter(({ own }) => own !== null).length <= 2 * MOST_OWN_TASKS, 'holds too many own tasks'),
  ),
  /** Tasks of the standard list that were taken out: others that are missing are new, and get shown. */
  leftOut: z.array(TaskId).check(z.maxLength(MOST_TASKS)),
})
export type ChecklistContent = z.infer<typeof ChecklistContent>

/** Postgres keeps it as an integer. */
const Revision = z.int().check(z.gte(0), z.lt(2 ** 31))

export const KeptChecklist = z.object({ revision: Revision, savedAt: IsoInstant, content: ChecklistContent })
export type KeptChecklist = z.infer<typeof KeptChecklist>

/** Null before anything was saved. */
export const OwnChecklist = z.object({ checklist: z.nullable(KeptChecklist) })
export type OwnChecklist = z.infer<typeof OwnChecklist>

export const SavedChecklist = z.object({ revision: Revision, savedAt: IsoInstant })
export type SavedChecklist = z.infer<typeof SavedChecklist>

/** The first one is saved on revision 0. */
export const SaveChecklistBody = z.strictObject({ revision: Revision, content: ChecklistContent })
