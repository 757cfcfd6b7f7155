import type { ReactNode } from 'react'

/** As wide as the window lets it be useful: the page brings its own columns. */
export const StageLayout = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-324 px-4 pt-5 pb-16 md:px-7 md:pt-8 md:pb-20">{children}</div>
)
