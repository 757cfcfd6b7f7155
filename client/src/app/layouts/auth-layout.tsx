import type { ReactNode } from 'react'

/** Shows one thing to do, in the middle of the stage. The footer begins below the first screen, so that a longer next step does not move it. */
export const AuthLayout = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto grid min-h-[calc(100dvh-60px)] w-full max-w-110 grow content-start px-4 pt-6 pb-16 md:pt-10 md:pb-20">
    {children}
  </div>
)
