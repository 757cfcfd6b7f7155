import { useDispatch, useSelector } from 'react-redux'
import { commandsDrawerToggled } from '../../features/commands-drawer/commands-drawer-slice.ts'
import { selectMayAdminister, selectMayModerate, selectProfile, signOutRequested } from '../../lib/session/session-slice.ts'
import type { Opened } from '../../ui/late.tsx'
import { Link } from '../../ui/link.tsx'
import { ownWays } from './ways.ts'
import { Menu, MenuItem, MenuLabel, MenuLine, MenuLink } from '../../ui/menu.tsx'

export const AvatarMenu = (opened: Opened) => {
  const username = useSelector(selectProfile)?.username
  const mayModerate = useSelector(selectMayModerate)
  const mayAdminister = useSelector(selectMayAdminister)
  const dispatch = useDispatch()
  return (
    <Menu {...opened} align="end">
      {username && <MenuLabel>{username}</MenuLabel>}
      {ownWays({ username, mayModerate, mayAdminister }).map(({ to, label }) => (
        <MenuLink key={to}>
          <Link to={to}>{label}</Link>
        </MenuLink>
      ))}
      <MenuItem onSelect={() => dispatch(commandsDrawerToggled())}>Commands</MenuItem>
      <MenuLine />
      <MenuItem onSelect={() => dispatch(signOutRequested())}>Sign out</MenuItem>
    </Menu>
  )
}
