import type { ReactNode } from 'react'

/** One thing to do, in the middle of the stage. */
export const AuthLayout = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto grid w-full max-w-110 grow content-start px-4 pt-6 pb-16 md:pt-10 md:pb-20">{children}</div>
)
