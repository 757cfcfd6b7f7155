import type { ReactNode } from 'react'
import { Logo } from '../../../ui/logo.tsx'

type Props = { title: string; lead?: ReactNode; children: ReactNode; below?: ReactNode }

/** One thing to do in the light, and under it where else to go. */
export const AuthStage = ({ title, lead, children, below }: Props) => (
  <div className="grid gap-6">
    <div className="relative grid justify-items-center gap-3 pt-12 text-center">
      <Light />
      <Logo />
      <h1 className="text-[34px]/[1.1] font-[750] tracking-[-0.03em]">{title}</h1>
      {lead === undefined ? null : <p className="max-w-[44ch] text-[14.5px] text-ink-2">{lead}</p>}
    </div>
    <div className="grid gap-5 rounded-card border border-line-2 bg-surface p-5 shadow-rest sm:p-7">{children}</div>
    {below === undefined ? null : (
      <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-1 text-[13.5px] text-ink-3">{below}</div>
    )}
  </div>
)

/** Shines from above. */
const Light = () => (
  <svg width="320" height="150" viewBox="0 0 320 150" aria-hidden="true" className="absolute top-0 -z-1 max-w-full">
    <defs>
      <linearGradient id="auth-light" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="[stop-color:var(--lime)] [stop-opacity:0.34]" />
        <stop offset="1" className="[stop-color:var(--lime)] [stop-opacity:0]" />
      </linearGradient>
    </defs>
    <path d="M148 0h24l116 150H32z" fill="url(#auth-light)" />
  </svg>
)
