import type { ComponentProps, MouseEvent } from 'react'
import { reportVisit } from './report-visit.ts'

type Props = Omit<ComponentProps<'a'>, 'href' | 'rel' | 'target' | 'onClick' | 'onAuxClick'> & {
  readonly slug: string
  readonly url: string
  /** Whether search engines may follow it. */
  readonly earned: boolean
}

const MIDDLE = 1

/** Straight to the maker's own address, so that search engines count it as a link. The click is reported separately. */
export const VisitLink = ({ slug, url, earned, children, ...rest }: Props) => (
  <a
    {...rest}
    href={url}
    target="_blank"
    rel={earned ? 'noopener' : 'nofollow noopener'}
    onClick={() => reportVisit(slug)}
    onAuxClick={({ button }: MouseEvent) => {
      if (button === MIDDLE) reportVisit(slug)
    }}
  >
    {children}
  </a>
)
