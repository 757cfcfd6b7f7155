import type { ReactNode } from 'react'

/** One column at reading width. */
export const ClassicLayout = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-205 px-4 pt-6 pb-16 md:px-7 md:pt-11 md:pb-24">{children}</div>
)
