import type { ReactNode } from 'react'

/** One column at reading width; a stage, which brings its own columns, gets the room that it has use for. */
export const ClassicLayout = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-205 px-4 has-[.stage-page]:max-w-324 has-[.start-stage]:max-w-324 pt-6 pb-16 md:px-7 md:pt-11 md:pb-24">
    {children}
  </div>
)
