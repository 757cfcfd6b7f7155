import type { ReactNode } from 'react'
import { PRODUCTS } from '../shell/ways.ts'
import { SideNav } from './side-nav.tsx'

const items = [{ to: '/', label: 'Launchpad' }, ...PRODUCTS]

/** The way around on the left; the page itself brings the middle and what stands beside it. */
export const ColumnsLayout = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto grid w-full max-w-310 gap-x-10 px-4 pt-5 pb-16 md:px-7 md:pt-8 md:pb-20 xl:grid-cols-[168px_minmax(0,1fr)]">
    <div className="max-xl:hidden">
      <SideNav label="Products" items={items} />
    </div>
    {children}
  </div>
)
