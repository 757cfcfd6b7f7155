import type { FC, ReactNode } from 'react'

export const THEMES = ['light', 'dark'] as const
export type SpecimensOf = FC<{ theme: (typeof THEMES)[number] }>

const FLOWS = { row: 'flex flex-wrap items-center gap-2.5', column: 'grid grid-cols-1 gap-4', plain: '' }

export const Specimen = ({ title, flow = 'row', children }: { title: string; flow?: keyof typeof FLOWS; children: ReactNode }) => (
  <div className="min-w-0">
    <h3 className="mb-2.5 font-text text-[12px] font-[560] tracking-normal text-ink-3">{title}</h3>
    <div className={FLOWS[flow]}>{children}</div>
  </div>
)
