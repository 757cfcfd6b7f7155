import type { ReactNode } from 'react'
import type { Section } from '../draft-labels.ts'

type Props = { section: Section | 'manage'; title: string; hint?: ReactNode; children: ReactNode }

export const SectionFrame = ({ section, title, hint, children }: Props) => (
  <section id={`part-${section}`} aria-labelledby={`title-${section}`} className="stage-section">
    <h2 id={`title-${section}`} className="text-[22px] font-bold tracking-[-0.025em]" tabIndex={-1}>
      {title}
    </h2>
    {hint === undefined ? null : <p className="mt-1 max-w-[52ch] text-[14px]/[1.5] text-ink-2">{hint}</p>}
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6">{children}</div>
  </section>
)
