import { dayAt } from '@debut/events/kernel/days.ts'
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { saveFile } from '../../lib/api/save-file.ts'
import { selectNow } from '../../lib/clock/clock-slice.ts'
import { dayLabel } from '../../lib/clock/day-labels.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { LaunchDayCard } from './day/launch-day-card.tsx'
import { todayLine } from './day/today-line.ts'
import { checklistCalendar } from './exports/checklist-calendar.ts'
import { checklistMarkdown } from './exports/checklist-markdown.ts'
import { selectChecklist, standardTasksPutBack, startedOver } from './keeping/checklist-slice.ts'
import { KeepingTroubles, SavedWhere } from './keeping/saved-where.tsx'
import { shownTasks, tasksByPhase } from './list/edit-checklist.ts'
import { type Filter, filters, isShownBy } from './tasks/filters.ts'
import { PhaseSection } from './tasks/phase-section.tsx'

export const LaunchChecklist = () => {
  const { content } = useSelector(selectChecklist)
  const [filter, setFilter] = useState<Filter>('all')
  return (
    <div className="checklist">
      <PrintedHead />
      <div className="checklist-top">
        <LaunchDayCard />
        <ProgressCard />
      </div>
      <KeepingTroubles />
      <Toolbar filter={filter} onFilter={setFilter} />
      {tasksByPhase(content).map(({ phase, tasks }) => (
        <PhaseSection key={phase.phase} phase={phase} tasks={tasks} filter={filter} />
      ))}
      <Foot />
    </div>
  )
}

const PrintedHead = () => {
  const { launchDay } = useSelector(selectChecklist).content
  return (
    <p className="checklist-printed-head" aria-hidden="true">
      Launch checklist{launchDay === null ? '' : ` for ${dayLabel(launchDay)}`}
    </p>
  )
}

const ProgressCard = () => {
  const { content } = useSelector(selectChecklist)
  const today = dayAt(useSelector(selectNow))
  const tasks = shownTasks(content)
  const done = tasks.filter(({ isDone }) => isDone).length
  return (
    <section aria-label="Progress" className="checklist-card">
      <p className="font-display text-[34px]/none font-[740] tracking-[-0.03em] tabular-nums">
        {done} <span className="text-[17px] font-[560] tracking-normal text-ink-2">of {tasks.length} done</span>
      </p>
      <Progress label="Tasks done" value={done} max={Math.max(1, tasks.length)} tone="lime" />
      <p role="status" className="text-[14.5px] text-ink-2">
        {todayLine(content, today)}
      </p>
      <SavedWhere />
    </section>
  )
}

const Toolbar = ({ filter: chosen, onFilter }: { readonly filter: Filter; readonly onFilter: (filter: Filter) => void }) => {
  const { content } = useSelector(selectChecklist)
  const { launchDay } = content
  const today = dayAt(useSelector(selectNow))
  const tasks = shownTasks(content)
  const download = () => {
    const calendar = checklistCalendar(content, window.location.host)
    if (calendar !== undefined) saveFile(new Blob([calendar], { type: 'text/calendar' }), 'launch-checklist.ics')
  }
  return (
    <div className="needs-script checklist-screen checklist-toolbar">
      <div role="group" aria-label="Show" className="segments">
        {filters
          .filter(({ filter }) => filter !== 'now' || launchDay !== null)
          .map(({ filter, label }) => (
            <button key={filter} type="button" aria-pressed={filter === chosen} className="segment" onClick={() => onFilter(filter)}>
              {label}
              <span className="text-[12.5px] text-ink-3 tabular-nums">
                {tasks.filter((task) => isShownBy(filter, task, launchDay, today)).length}
              </span>
            </button>
          ))}
      </div>
      <div className="flex flex-wrap gap-1.5">
        <CopyButton label="Copy as Markdown" text={() => checklistMarkdown(content)} />
        {launchDay === null ? null : (
          <Button look="ghost" size="s" onClick={download}>
            Download .ics
          </Button>
        )}
        <Button look="ghost" size="s" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </div>
  )
}

const Foot = () => {
  const { content } = useSelector(selectChecklist)
  const dispatch = useDispatch()
  const { length: leftOut } = content.leftOut
  return (
    <div className="needs-script checklist-screen flex flex-wrap gap-2">
      {leftOut === 0 ? null : (
        <Button look="quiet" size="s" onClick={() => dispatch(standardTasksPutBack())}>
          Put back {leftOut === 1 ? 'the removed task' : `${leftOut} removed tasks`}
        </Button>
      )}
      <ConfirmDialog
        label="Start over"
        look="ghost"
        title="Start over?"
        text="This deletes your own tasks, your ticks and your launch day, on all your devices."
        act="Start over"
        actLook="danger"
        leave="Keep the list"
        onAct={() => dispatch(startedOver())}
      />
    </div>
  )
}
