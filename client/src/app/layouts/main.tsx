import type { ReactNode } from 'react'

const ID = 'main'

/** The page's own content, without the navigation beside it: the skip link and every new page put the focus here. */
export const Main = ({ children }: { children: ReactNode }) => (
  <main id={ID} tabIndex={-1} className="min-w-0 outline-none">
    {children}
  </main>
)

export const MAIN_HREF = `#${ID}`
