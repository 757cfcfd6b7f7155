import type { ReactNode } from 'react'

export const Divider = ({ children }: { children: ReactNode }) => (
  <p className="flex items-center gap-3 text-[12.5px] text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
    {children}
  </p>
)
