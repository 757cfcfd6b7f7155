import type { ChecklistContent } from '@debut/events/checklist/checklist-content.ts'
import { dateLabel, shortDayLabel } from '../../../lib/clock/day-labels.ts'
import { type ShownTask, tasksByPhase } from '../list/edit-checklist.ts'
import { dueDay } from '../list/task-days.ts'

/** What a member writes is text, whatever it would mean in Markdown. */
const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>#]/g, String.raw`\$&`)

const line = ({ isDone, task, why, daysFromLaunch }: ShownTask, launchDay: ChecklistContent['launchDay']): string => {
  const due = dueDay(launchDay, daysFromLaunch)
  return `- [${isDone ? 'x' : ' '}] **${plain(task)}**${due === undefined ? '' : ` (${shortDayLabel(due)})`}${why === undefined ? '' : `: ${why}`}`
}

export const checklistMarkdown = (content: ChecklistContent): string => {
  const { launchDay } = content
  const phases = tasksByPhase(content)
    .filter(({ tasks }) => tasks.length > 0)
    .map(({ phase, tasks }) => `## ${phase.name}\n\n${tasks.map((task) => line(task, launchDay)).join('\n')}\n`)
  const day = launchDay === null ? [] : [`Launch day: ${dateLabel(launchDay)}\n`]
  return ['# Launch checklist\n', ...day, ...phases].join('\n')
}
