import type { ReactNode } from 'react'
import type { AnyQueue } from './queue.ts'

interface Props {
  readonly queue: AnyQueue
  readonly about?: string
  readonly children: ReactNode
}

export const Section = ({ queue: { name, title }, about, children }: Props) => (
  <section aria-labelledby={`${name}-queue`} tabIndex={-1} className="outline-none">
    <h2 id={`${name}-queue`} className="text-[24px] font-[720] tracking-[-0.03em]">
      {title}
    </h2>
    {about === undefined ? null : <p className="mt-1.5 max-w-[62ch] text-[14.5px] text-ink-2">{about}</p>}
    <div className="mt-3">{children}</div>
  </section>
)
