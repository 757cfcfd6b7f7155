import type { ReactNode } from 'react'

type Props = { title: string; hint?: ReactNode; children: ReactNode }

/** What one thing of a form is about, beside what can be done with it; on narrow screens above it. */
export const FormSection = ({ title, hint, children }: Props) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 border-t border-line-2 py-7 first:border-t-0 md:grid-cols-[13.5rem_minmax(0,1fr)]">
    <div>
      <h2 className="font-text text-[16.5px]/snug font-[650] tracking-[-0.012em]">{title}</h2>
      {hint === undefined ? null : <p className="mt-1 max-w-[46ch] text-[13.5px]/[1.5] text-ink-2">{hint}</p>}
    </div>
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">{children}</div>
  </section>
)
