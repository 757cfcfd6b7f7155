import type { ReactNode } from 'react'
import { Introduction } from '../../features/introduction/introduction.tsx'
import { selectHasVoted } from '../../features/voting/voting-selectors.ts'
import { focusMain } from '../../lib/page/focus-main.ts'
import { usePlace } from '../../lib/page/place-context.ts'
import { BOARD_PATHS, PRODUCTS } from '../shell/ways.ts'
import { SideNav } from './side-nav.tsx'

const items = [{ to: '/', label: 'Launchpad' }, ...PRODUCTS]

/** The way around on the left; the page itself brings the middle and what stands beside it. */
export const ColumnsLayout = ({ children }: { children: ReactNode }) => {
  const { path } = usePlace()
  return (
    <div className="mx-auto grid w-full max-w-310 gap-x-10 px-4 pt-5 pb-16 md:px-7 md:pt-8 md:pb-20 xl:grid-cols-[168px_minmax(0,1fr)]">
      {BOARD_PATHS.has(path) ? (
        <div className="xl:col-span-2">
          <Introduction hasVoted={selectHasVoted} onDismiss={focusMain} />
        </div>
      ) : null}
      <div className="max-xl:hidden">
        <SideNav label="Products" items={items} />
      </div>
      {children}
    </div>
  )
}
