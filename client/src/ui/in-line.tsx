import type { ReactNode } from 'react'

/** Around the button of a dialog: it looks like the words beside it. */
export const InLine = ({ children }: { readonly children: ReactNode }) => (
  <span className="-mx-2.5 empty:hidden [&>button]:h-6 [&>button]:font-[530] [&>button]:text-ink-3">{children}</span>
)
