import type { ComponentProps } from 'react'
import { Link } from '../link.tsx'

/** Within the site a link keeps the page's scripts running; out of it, it is an ordinary one. */
export const ContentLink = ({ href = '', children, ...rest }: ComponentProps<'a'>) =>
  href.startsWith('/') ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  )
