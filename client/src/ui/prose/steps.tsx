import type { ReactNode } from 'react'

/** What happens one after the other; each step has its number. */
export const Steps = ({ children }: { children: ReactNode }) => <ol className="steps">{children}</ol>

export const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className="step">
    <p className="step-title">{title}</p>
    {children}
  </li>
)
