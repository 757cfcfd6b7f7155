import { useLayoutEffect, type ReactNode } from 'react'
import { PageLoadingBar } from '../features/loading-bar/page-loading-bar.tsx'
import { forceTheme } from '../lib/theme/theme.ts'
import { BottomBar } from './shell/bottom-bar.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { Overlays } from './shell/overlays.tsx'

/** What stands around every page. */
export const Shell = ({ theme, children }: { theme?: 'light' | 'dark' | undefined; children: ReactNode }) => {
  useLayoutEffect(() => forceTheme(theme), [theme])
  return (
    <div className="shell flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <PageLoadingBar />
      <Header />
      <main id="main" tabIndex={-1} className="flex grow flex-col outline-none">
        {children}
      </main>
      <Footer />
      <BottomBar />
      <Overlays />
    </div>
  )
}
