import type { ReactNode } from 'react'
import { AlertIcon, CircleCheckIcon, NoteIcon, WarningIcon } from './icons.tsx'

const TONES = {
  note: { look: 'bg-note-wash', ink: 'text-note', Icon: NoteIcon },
  good: { look: 'bg-good-wash', ink: 'text-good', Icon: CircleCheckIcon },
  warn: { look: 'bg-warn-wash', ink: 'text-warn', Icon: WarningIcon },
  bad: { look: 'bg-bad-wash', ink: 'text-bad', Icon: AlertIcon },
}

type Props = { tone?: keyof typeof TONES; title?: ReactNode; action?: ReactNode; children?: ReactNode }

/** Says in place what happened and what to do next. A bad one is read out at once. */
export const Notice = ({ tone = 'note', title, action, children }: Props) => {
  const { look, ink, Icon } = TONES[tone]
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={`flex items-start gap-3 rounded-panel px-4 py-3.25 ${look}`}>
      <Icon className={`mt-0.75 size-4.5 ${ink}`} />
      <div className="min-w-0 flex-1 text-[14.5px]">
        {title === undefined ? null : <p className="font-[560]">{title}</p>}
        {children === undefined ? null : <div className="text-ink-2">{children}</div>}
      </div>
      {action}
    </div>
  )
}
