import type { ReactNode } from 'react'
import { Contained } from './contained.tsx'

const looks = { plain: 'border-line-2 bg-surface', spot: 'border-transparent bg-ink text-paper' }

type Props = { title: string; aside?: ReactNode; look?: keyof typeof looks; className?: string; children: ReactNode }

export const Card = ({ title, aside, look = 'plain', className = '', children }: Props) => (
  <section className={`rounded-card border px-4.5 pt-4.5 pb-4 ${looks[look]} ${className}`}>
    <h2 className="flex items-center justify-between font-text text-[13px]/none font-semibold">
      <span className="opacity-75">{title}</span>
      {aside}
    </h2>
    <Contained part={title}>{children}</Contained>
  </section>
)
