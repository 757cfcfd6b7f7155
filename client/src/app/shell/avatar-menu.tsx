import { useDispatch, useSelector } from 'react-redux'
import { commandsDrawerToggled } from '../../features/commands-drawer/commands-drawer-slice.ts'
import { selectMayModerate, selectProfile, signOutRequested } from '../../lib/session/session-slice.ts'
import type { Opened } from '../../ui/late.tsx'
import { Link } from '../../ui/link.tsx'
import { MODERATION, profilePath, savedPath } from './ways.ts'
import { Menu, MenuItem, MenuLabel, MenuLine, MenuLink } from '../../ui/menu.tsx'

export const AvatarMenu = (opened: Opened) => {
  const username = useSelector(selectProfile)?.username
  const mayModerate = useSelector(selectMayModerate)
  const dispatch = useDispatch()
  return (
    <Menu {...opened} align="end">
      {username && <MenuLabel>{username}</MenuLabel>}
      <MenuLink>
        <Link to={profilePath(username)}>Profile</Link>
      </MenuLink>
      <MenuLink>
        <Link to="/your-tools">Your tools</Link>
      </MenuLink>
      {username && (
        <MenuLink>
          <Link to={savedPath(username)}>Saved</Link>
        </MenuLink>
      )}
      {mayModerate && (
        <MenuLink>
          <Link to={MODERATION.to}>{MODERATION.label}</Link>
        </MenuLink>
      )}
      <MenuLink>
        <Link to="/settings">Settings</Link>
      </MenuLink>
      <MenuItem onSelect={() => dispatch(commandsDrawerToggled())}>Commands</MenuItem>
      <MenuLine />
      <MenuItem onSelect={() => dispatch(signOutRequested())}>Sign out</MenuItem>
    </Menu>
  )
}
