import { shallowEqual, useDispatch, useSelector } from 'react-redux'
import { commandsDrawerToggled } from '../../features/commands-drawer/commands-drawer-slice.ts'
import { firstThings, stepsDone } from '../../features/members/onboarding/first-things.ts'
import { onboardingReopened } from '../../features/members/onboarding/onboarding-slice.ts'
import { selectMayTakePart, selectProfile, selectRoles, signOutRequested } from '../../lib/session/session-slice.ts'
import { useSought } from '../../lib/resources/use-resource.ts'
import type { Opened } from '../../ui/late.tsx'
import { Link } from '../../ui/link.tsx'
import { staffPagesFor } from '../staff-pages.ts'
import { useFirstThings } from './use-first-things.ts'
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
      {username && <FirstThingsItem />}
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

/** Until all three are done, the welcome can be found here. */
const FirstThingsItem = () => {
  useSought(firstThings())
  const progress = useFirstThings()
  const mayTakePart = useSelector(selectMayTakePart)
  const dispatch = useDispatch()
  if (progress === undefined || mayTakePart !== true) return null
  const steps = stepsDone(progress)
  if (steps.every(Boolean)) return null
  return (
    <MenuItem onSelect={() => dispatch(onboardingReopened())}>
      Your first three things{' '}
      <span className="ml-2 text-ink-3">
        {steps.filter(Boolean).length} of {steps.length}
      </span>
    </MenuItem>
  )
}

const linkTo = ({ to, label }: Way) => (
  <MenuLink key={to}>
    <Link to={to}>{label}</Link>
  </MenuLink>
)
