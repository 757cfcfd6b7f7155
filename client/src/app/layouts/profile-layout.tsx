import type { ReactNode } from 'react'

/** Begun by whom it is about, and wide enough for a year of their days. */
export const ProfileLayout = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-265 px-4 pt-5 pb-16 md:px-7 md:pt-8 md:pb-20">{children}</div>
)
