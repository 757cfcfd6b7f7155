import type { ReactNode } from 'react'

/** One thing to do, in the middle of the stage. */
export const AuthLayout = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto grid w-full max-w-110 grow content-center px-4 py-12 md:py-20">{children}</div>
)
