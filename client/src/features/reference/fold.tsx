import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../../ui/icons.tsx'

/** Opens without a script, and is found by searching the page. */
export const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="reference-fold">
    <summary>
      {title}
      <ChevronDownIcon />
    </summary>
    <div>{children}</div>
  </details>
)
