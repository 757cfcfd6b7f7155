import { useDispatch, useSelector } from 'react-redux'
import { VoteAnnouncement, VotePips } from '../../features/voting/vote-pips.tsx'
import { overlayOpened } from '../../lib/overlays/overlay-slice.ts'
import { OwnPart } from '../../lib/page/own-part.tsx'
import { usePlace } from '../../lib/page/place-context.ts'
import { selectIsMember, selectRenewing } from '../../lib/session/session-slice.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ChevronDownIcon, SearchIcon } from '../../ui/icons.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { lateOverlay } from '../../ui/late.tsx'
import { Link } from '../../ui/link.tsx'
import { LogoLink } from './logo-link.tsx'
import { MemberCorner } from './member-corner.tsx'
import { BOARD_PATHS, isCommunity, PRODUCTS, type Way } from './ways.ts'

const ProductsMenu = lateOverlay<{ ways: readonly Way[] }>(async () => (await import('./ways-menu.tsx')).WaysMenu)

export const Header = () => (
  <header className="sticky top-0 z-10 border-b border-line-2 bg-paper/88 backdrop-blur-md">
    <div className="flex h-15 items-center gap-2 px-4 md:gap-4 md:px-7">
      <LogoLink />
      <Navigation />
      <PaletteButton />
      <div className="flex items-center gap-2 md:ml-auto md:gap-3">
        <VotePips />
        <VoteAnnouncement />
        <OwnPart>
          <Corner />
        </OwnPart>
      </div>
    </div>
  </header>
)

const Corner = () => {
  const isMember = useSelector(selectIsMember)
  const isRenewing = useSelector(selectRenewing)
  if (isMember) return <MemberCorner />
  return isRenewing ? <HeldCorner /> : <VisitorCorner />
}

const Navigation = () => {
  const { path } = usePlace()
  return (
    <nav aria-label="Main" className="flex items-center gap-0.5 max-md:hidden">
      <NavLink to="/" label="Launchpad" current={BOARD_PATHS.has(path)} />
      <NavLink to="/community" label="Community" current={isCommunity(path)} />
      <ProductsMenu
        ways={PRODUCTS}
        trigger={
          <button type="button" className="nav-link needs-script">
            Products
            <ChevronDownIcon className="size-3.5" />
          </button>
        }
      />
      <NavLink to="/pricing" label="Pricing" current={path === '/pricing'} />
    </nav>
  )
}

const NavLink = ({ to, label, current }: Way & { readonly current: boolean }) => (
  <Link to={to} aria-current={current ? 'page' : undefined} className="nav-link">
    {label}
  </Link>
)

/** A page without scripts, and the palette with them. */
const PaletteButton = () => {
  const dispatch = useDispatch()
  return (
    <Link
      to="/search"
      aria-keyshortcuts="Control+K Meta+K"
      className="palette-button"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        dispatch(overlayOpened('palette'))
      }}
    >
      <SearchIcon />
      <span className="max-lg:sr-only">Search</span>
      <span aria-hidden="true" className="needs-script ml-auto max-lg:hidden">
        <Kbd>Ctrl K</Kbd>
      </span>
    </Link>
  )
}

/** A moment later it is known whose place this is. */
const HeldCorner = () => <span aria-hidden="true" className="size-9 flex-none rounded-full bg-sunken" />

const VisitorCorner = () => (
  <Link to="/login" className={buttonClass('primary', 'm')}>
    Sign in
  </Link>
)
