import type { ReactNode } from 'react'

const TONES = {
  plain: 'bg-line-2 text-ink-2',
  outline: 'border border-line text-ink-2',
  ink: 'bg-ink text-paper',
  lime: 'bg-lime-wash text-lime-ink',
  good: 'bg-good-wash text-good',
  bad: 'bg-bad-wash text-bad',
  warn: 'bg-warn-wash text-warn',
  note: 'bg-note-wash text-note',
}

export const Badge = ({ tone = 'plain', icon, children }: { tone?: keyof typeof TONES; icon?: ReactNode; children: ReactNode }) => (
  <span className={`inline-flex h-6 items-center gap-1.25 rounded-chip px-2 text-[12.5px] font-[560] whitespace-nowrap ${TONES[tone]}`}>
    {icon}
    {children}
  </span>
)
