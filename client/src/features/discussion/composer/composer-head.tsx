import type { ReactNode } from 'react'
import { Link } from '../../../ui/link.tsx'

interface Props {
  readonly title: string
  /** At the end of the line. */
  readonly children?: ReactNode
}

/** Tells in small type which page this is: the title of the post is the large one. */
export const ComposerHead = ({ title, children }: Props) => (
  <div className="composer-head">
    <Link to="/community" className="hover:text-ink hover:underline">
      Community
    </Link>
    <span aria-hidden="true">·</span>
    <h1>{title}</h1>
    {children}
  </div>
)
