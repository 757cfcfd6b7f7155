import { useLayoutEffect, type ReactNode } from 'react'
import { PageLoadingBar } from '../features/loading-bar/page-loading-bar.tsx'
import { AcceptedNotice } from '../features/moderation/appeals/accepted-notice.tsx'
import { SanctionNotice } from '../features/moderation/sanctions/sanction-notice.tsx'
import { Boundary } from '../lib/failures/boundary.tsx'
import { OwnPart } from '../lib/page/own-part.tsx'
import { forceTheme } from '../lib/theme/theme.ts'
import { Contained } from '../ui/contained.tsx'
import { MAIN_HREF } from './layouts/main.tsx'
import { BottomBar } from './shell/bottom-bar.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { Overlays } from './shell/overlays.tsx'

/** What stands around every page. */
export const Shell = ({ theme, children }: { theme?: 'light' | 'dark' | undefined; children: ReactNode }) => {
  useLayoutEffect(() => forceTheme(theme), [theme])
  return (
    <div className="shell flex min-h-dvh flex-col">
      <a href={MAIN_HREF} className="skip-link">
        Skip to content
      </a>
      <Boundary part="loading bar">
        <PageLoadingBar />
      </Boundary>
      <Contained part="header">
        <Header />
      </Contained>
      <OwnPart>
        <SanctionNotice />
        <AcceptedNotice />
      </OwnPart>
      <div className="flex grow flex-col">{children}</div>
      <Contained part="footer">
        <Footer />
      </Contained>
      <Contained part="bottom bar">
        <BottomBar />
      </Contained>
      <Overlays />
    </div>
  )
}
