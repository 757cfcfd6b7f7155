import type { ReactNode } from 'react'
import { usePlace } from '../../lib/page/place-context.ts'
import { lateOverlay } from '../../ui/late.tsx'
import { Link } from '../../ui/link.tsx'
import { CommunityIcon, LaunchpadIcon, MoreDotsIcon, PlusIcon, PricingIcon, ProductsIcon } from './shell-icons.tsx'
import { BOARD_PATHS, isCommunity, MORE, PRODUCTS, type Way } from './ways.ts'

const WaysPopover = lateOverlay<{ label: string; ways: readonly Way[] }>(async () => (await import('./ways-popover.tsx')).WaysPopover)

/** The way around by thumb. */
export const BottomBar = () => {
  const { path } = usePlace()
  const isAt = (ways: readonly Way[]) => ways.some(({ to }) => to === path)
  return (
    <nav aria-label="Bottom bar" className="bottom-bar md:hidden">
      <BarLink to="/" label="Launchpad" icon={<LaunchpadIcon />} current={BOARD_PATHS.has(path)} />
      <BarLink to="/community" label="Community" icon={<CommunityIcon />} current={isCommunity(path)} />
      <BarLink
        to="/submit-a-tool"
        label="Submit"
        icon={
          <span className="bar-submit">
            <PlusIcon className="size-4" />
          </span>
        }
        current={path === '/submit-a-tool'}
      />
      <BarPopover label="Products" icon={<ProductsIcon />} ways={PRODUCTS} current={isAt(PRODUCTS)} />
      <BarLink to="/pricing" label="Pricing" icon={<PricingIcon />} current={path === '/pricing'} />
      <BarPopover label="More" icon={<MoreDotsIcon />} ways={MORE} current={isAt(MORE)} />
    </nav>
  )
}

type Item = { readonly label: string; readonly icon: ReactNode; readonly current: boolean }

const BarLink = ({ to, label, icon, current }: Item & { readonly to: string }) => (
  <Link to={to} aria-current={current ? 'page' : undefined} className="bar-item">
    {icon}
    {label}
  </Link>
)

const BarPopover = ({ label, icon, ways, current }: Item & { readonly ways: readonly Way[] }) => (
  <WaysPopover
    label={label}
    ways={ways}
    trigger={
      <button type="button" data-current={current} className="bar-item needs-script">
        {icon}
        {label}
      </button>
    }
  />
)
