import { useDispatch } from 'react-redux'
import { overlayOpened } from '../../lib/overlays/overlay-slice.ts'
import { ThemeSwitch } from '../../lib/theme/theme-switch.tsx'
import { Link } from '../../ui/link.tsx'
import { Logo } from '../../ui/logo.tsx'
import { site } from '../site.ts'
import { ELSEWHERE, FOOTER } from './ways.ts'

export const Footer = () => {
  const dispatch = useDispatch()
  return (
    <footer className="border-t border-line-2">
      <div className="mx-auto grid max-w-310 gap-10 px-4 pt-10 pb-8 md:px-7">
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,3.2fr)]">
          <div className="grid content-start gap-3">
            <Logo />
            <p className="max-w-70 text-[13.5px] text-ink-2">{site.description}</p>
          </div>
          <nav aria-label="Footer" className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 md:grid-cols-5">
            {FOOTER.map(({ title, ways }) => (
              <div key={title} className="grid content-start gap-1">
                <h2 className="mb-1 font-text text-[12.5px] font-[600] tracking-normal text-ink-3">{title}</h2>
                <ul>
                  {ways.map(({ to, label }) => (
                    <li key={to}>
                      <Link to={to} className="footer-link">
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-line-2 pt-5 pr-14 text-[13px] text-ink-3">
          <p className="tabular-nums">
            © {site.years} {site.name}
          </p>
          <p>Made in the EU</p>
          <ul className="flex flex-wrap gap-x-4">
            {ELSEWHERE.map(({ to, label }) => (
              <li key={to}>
                <a href={to} rel="noopener" className="footer-link">
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <div className="flex items-center gap-4 md:ml-auto">
            <button type="button" className="footer-link needs-script" onClick={() => dispatch(overlayOpened('shortcuts'))}>
              Shortcuts
            </button>
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  )
}
