import type { ReactNode } from 'react'

const kinds = {
  note: 'M12 11v5m0-8.500v.5M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  tip: 'M9 18h6m-5 3h4M12 3a6 6 0 0 0-3.500 10.900c.6.500.9 1.100.9 1.900h5.200c0-.8.3-1.400.9-1.900A6 6 0 0 0 12 3Z',
  warning: 'M12 9v4m0 3.500v.5M10.300 4 2.700 17.200A2 2 0 0 0 4.400 20.200h15.200a2 2 0 0 0 1.700-3L13.700 4a2 2 0 0 0-3.400 0Z',
}

type Props = { kind?: keyof typeof kinds; title?: string; children: ReactNode }

/** A word aside: worth knowing, worth doing, worth avoiding. */
export const Callout = ({ kind = 'note', title, children }: Props) => (
  <aside className="callout" data-kind={kind}>
    <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d={kinds[kind]} />
    </svg>
    <div>
      {title && <p className="callout-title">{title}</p>}
      {children}
    </div>
  </aside>
)
