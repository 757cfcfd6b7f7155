import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ThemeSwitch } from '../lib/theme/theme-switch.tsx'
import { Logo } from '../ui/logo.tsx'

export const Shell = ({ children }: { theme?: 'light' | 'dark' | undefined; children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <a href="#main" className="skip-link">
      Skip to content
    </a>
    <header className="sticky top-0 z-10 border-b border-line-2 bg-paper/88 backdrop-blur-md">
      <div className="flex h-15 items-center justify-between px-4 md:px-7">
        <Link to="/" className="flex items-center gap-2.25 rounded-chip font-display text-xl/none font-bold tracking-[-0.04em]">
          <Logo />
          Debut
        </Link>
        <ThemeSwitch />
      </div>
    </header>
    <main id="main" tabIndex={-1} className="flex grow flex-col outline-none">
      {children}
    </main>
    <footer className="border-t border-line-2">
      <div className="mx-auto flex max-w-265 items-center justify-between px-4 py-6 text-sm text-ink-3 md:px-7">
        <p>Made in the EU</p>
        <p className="tabular-nums">© 2019-2025</p>
      </div>
    </footer>
  </div>
)
