import type { ReactNode } from 'react'

export const Kbd = ({ children }: { children: ReactNode }) => (
  <kbd className="kbd rounded-[6px] border border-line bg-surface px-1.5 py-1 font-text text-[11px]/none font-medium text-ink-3">
    {children}
  </kbd>
)
