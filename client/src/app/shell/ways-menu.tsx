import type { Opened } from '../../ui/late.tsx'
import { Link } from '../../ui/link.tsx'
import { Menu, MenuLink } from '../../ui/menu.tsx'
import type { Way } from './ways.ts'

export const WaysMenu = ({ ways, ...opened }: Opened & { ways: readonly Way[] }) => (
  <Menu {...opened}>
    {ways.map(({ to, label }) => (
      <MenuLink key={to}>
        <Link to={to}>{label}</Link>
      </MenuLink>
    ))}
  </Menu>
)
