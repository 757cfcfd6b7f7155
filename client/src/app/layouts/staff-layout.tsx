import type { ReactNode } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import { usePlace } from '../../lib/page/place-context.ts'
import { selectRoles } from '../../lib/session/session-slice.ts'
import { type StaffPage, staffPageAt, staffPagesFor } from '../staff-pages.ts'
import { SideCount } from './side-count.tsx'
import { SideNav } from './side-nav.tsx'

/** The consoles: the way around them on the left, and room for a page with a table and a panel beside it. */
export const StaffLayout = ({ children }: { children: ReactNode }) => {
  const { path } = usePlace()
  const items = staffPagesFor(useSelector(selectRoles, shallowEqual)).map(({ to, label, useCount }) => ({
    to,
    label,
    count: useCount && <Waiting useCount={useCount} />,
  }))
  return (
    <div className="mx-auto grid w-full max-w-340 content-start gap-x-11 gap-y-5 px-4 pt-5 pb-16 md:px-7 md:pt-8 md:pb-20 grid-cols-[minmax(0,1fr)] lg:grid-cols-[172px_minmax(0,1fr)]">
      <SideNav label="Staff" isLabelled items={items} current={staffPageAt(path)?.to} />
      {children}
    </div>
  )
}

const Waiting = ({ useCount }: Required<Pick<StaffPage, 'useCount'>>) => <SideCount count={useCount() ?? 0} />
