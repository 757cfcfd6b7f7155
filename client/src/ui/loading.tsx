import type { ReactNode } from 'react'

/** Around skeletons: says once, to those who do not see them, what is being waited for. */
export const Loading = ({ what = 'Loading...', children }: { what?: string; children: ReactNode }) => (
  <div role="status">
    <span className="sr-only">{what}</span>
    <div aria-hidden="true">{children}</div>
  </div>
)
