import { shallowEqual, useDispatch, useSelector } from 'react-redux'
import { commandsDrawerToggled } from '../../features/commands-drawer/commands-drawer-slice.ts'
import { selectProfile, selectRoles, signOutRequested } from '../../lib/session/session-slice.ts'
import type { Opened } from '../../ui/late.tsx'
import { Link } from '../../ui/link.tsx'
import { staffPagesFor } from '../staff-pages.ts'
import { ownWays, type Way } from './ways.ts'
import { Menu, MenuItem, MenuLabel, MenuLine, MenuLink } from '../../ui/menu.tsx'

export const AvatarMenu = (opened: Opened) => {
  const username = useSelector(selectProfile)?.username
  const staffPages = staffPagesFor(useSelector(selectRoles, shallowEqual))
  const dispatch = useDispatch()
  return (
    <Menu {...opened} align="end">
      {username && <MenuLabel>{username}</MenuLabel>}
      {ownWays({ username }).map(linkTo)}
      {staffPages.length > 0 && (
        <>
          <MenuLine />
          <MenuLabel>Staff</MenuLabel>
          {staffPages.map(linkTo)}
          <MenuLine />
        </>
      )}
      <MenuItem onSelect={() => dispatch(commandsDrawerToggled())}>Commands</MenuItem>
      <MenuLine />
      <MenuItem onSelect={() => dispatch(signOutRequested())}>Sign out</MenuItem>
    </Menu>
  )
}

const linkTo = ({ to, label }: Way) => (
  <MenuLink key={to}>
    <Link to={to}>{label}</Link>
  </MenuLink>
)
