import { CheckIcon } from '../../../ui/icons.tsx'
import { PictureCard } from './picture-card.tsx'

const STEPS = [
  { label: 'Write a one-line tagline', isDone: true },
  { label: 'Take three screenshots', isDone: true },
  { label: 'Write the first comment', isDone: false },
]

export const ChecklistPicture = () => (
  <PictureCard>
    <div className="flex items-center justify-between">
      <b className="font-[620]">Launch checklist</b>
      <span className="text-[13px] text-ink-3 tabular-nums">14 of 22</span>
    </div>
    <div className="mt-2.5 h-1.5 overflow-hidden rounded-full bg-line-2">
      <div className="h-full w-[64%] bg-lime" />
    </div>
    <div className="mt-3 grid gap-2">
      {STEPS.map(({ label, isDone }) => (
        <span key={label} className={`flex items-center gap-2.5 ${isDone ? 'text-ink-3 line-through' : ''}`}>
          <i
            className={`grid size-4.5 place-items-center rounded-[5px] border ${isDone ? 'border-good bg-good text-surface' : 'border-line'}`}
          >
            {isDone && <CheckIcon className="size-3" />}
          </i>
          {label}
        </span>
      ))}
    </div>
  </PictureCard>
)
