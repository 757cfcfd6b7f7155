import { ChecklistContent, ChecklistTask } from '@debut/events/checklist/checklist-content.ts'
import { Day } from '@debut/events/kernel/days.ts'
import * as z from 'zod/mini'
import { isRecord } from '../../../lib/api/is-record.ts'
import { freshChecklist, withNewTasks } from '../list/edit-checklist.ts'

/** The account's list that this one was changed from: revision 0 and the standard list before there is one. */
const Kept = z.object({ revision: z.int(), base: ChecklistContent, content: ChecklistContent })
export type Kept = z.infer<typeof Kept>

/** Larger than any list can be. */
const LONGEST = 500_000

export interface KeptChecklists {
  /** Of a visitor where no member is named. Damaged where what is kept could be read in part at most. */
  readonly read: (memberId: string | null) => { readonly kept: Kept | undefined; readonly isDamaged: boolean }
  /** False where the browser refuses. */
  readonly write: (memberId: string | null, kept: Kept) => boolean
  readonly drop: (memberId: string | null) => void
}

const KEY = 'debut-checklist'
export const keyOf = (memberId: string | null): string => (memberId === null ? KEY : `${KEY}-${memberId}`)

/** Whatever of a list that does not fit the schema can still be used. */
const salvaged = (value: unknown): ChecklistContent | undefined => {
  if (!isRecord(value) || !isRecord(value['content'])) return undefined
  const { launchDay, tasks } = value['content']
  const found = new Map<string, ChecklistTask>()
  for (const each of Array.isArray(tasks) ? tasks : []) {
    const { data } = z.safeParse(ChecklistTask, each)
    if (data !== undefined) found.set(data.taskId, data)
  }
  const content = { launchDay: z.safeParse(Day, launchDay).data ?? null, followedTool: null, tasks: [...found.values()], leftOut: [] }
  return z.safeParse(ChecklistContent, content).data
}

const parsed = (text: string): unknown => {
  try {
    return text.length > LONGEST ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Written synchronously: a closing tab does not wait for a database. */
export const keptChecklists = (storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): KeptChecklists => ({
  read: (memberId) => {
    let text: string | null = null
    try {
      text = storage().getItem(keyOf(memberId))
    } catch {
      // Where nothing may be kept, nothing was.
    }
    if (text === null) return { kept: undefined, isDamaged: false }
    const value = parsed(text)
    const { data } = z.safeParse(Kept, value)
    if (data !== undefined) return { kept: { ...data, content: withNewTasks(data.content) }, isDamaged: false }
    const content = salvaged(value)
    return { kept: content && { revision: 0, base: freshChecklist, content: withNewTasks(content) }, isDamaged: true }
  },
  write: (memberId, kept) => {
    try {
      storage().setItem(keyOf(memberId), JSON.stringify(kept))
      return true
    } catch {
      return false
    }
  },
  drop: (memberId) => {
    try {
      storage().removeItem(keyOf(memberId))
    } catch {
      // Where nothing may be kept, nothing was.
    }
  },
})
