import type { ReactNode } from 'react'

/** One column at reading width, begun by whom it is about. */
export const ProfileLayout = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-205 px-4 pt-5 pb-16 md:px-7 md:pt-8 md:pb-20">{children}</div>
)
