import type { ReactNode } from 'react'
import { Link } from '../link.tsx'

export const CardGroup = ({ children }: { children: ReactNode }) => <div className="card-group">{children}</div>

/** Where to go next, said in a line or two. */
export const CardLink = ({ title, to, children }: { title: string; to: string; children: ReactNode }) => (
  <Link to={to} className="card-link">
    <span className="card-link-title">{title}</span>
    <div className="card-link-text">{children}</div>
  </Link>
)
