import type { ReactNode } from 'react'

/** To a page that somebody had us fetch: nothing of ours vouches for it. */
export const OutLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <a
    href={to}
    target="_blank"
    rel="noopener noreferrer nofollow ugc"
    title={to}
    className="min-w-0 truncate rounded-chip font-[540] hover:underline"
  >
    {children}
  </a>
)
