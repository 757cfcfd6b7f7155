import { Command } from 'cmdk'
import { useContext } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { commandsDrawerToggled } from '../../features/commands-drawer/commands-drawer-slice.ts'
import { overlayClosed, overlayOpened, selectOverlay } from '../../lib/overlays/overlay-slice.ts'
import { selectProfile, selectSession, signOutAsked } from '../../lib/session/session-slice.ts'
import { chooseTheme, THEMES, toggleTheme } from '../../lib/theme/theme.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { GoContext } from '../../ui/link.tsx'
import { paletteWays } from './palette-ways.ts'

/** Everywhere one can go and what one can do, by a few letters of its name. */
export const CommandPalette = () => {
  const isOpen = useSelector(selectOverlay) === 'palette'
  const isMember = useSelector(selectSession).status !== 'visitor'
  const username = useSelector(selectProfile)?.username
  const dispatch = useDispatch()
  const navigate = useContext(GoContext)
  const close = () => void dispatch(overlayClosed())

  const go = (to: string) => () => {
    close()
    navigate?.(to, false)
  }
  const run = (act: () => unknown) => () => {
    close()
    act()
  }

  return (
    <Dialog
      title="Find a page or an action"
      hideTitle
      size="l"
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) close()
      }}
    >
      <Command label="Pages and actions" loop>
        <div className="palette-search">
          <SearchIcon className="size-4.5 text-ink-3" />
          <Command.Input placeholder="Find a page or an action" autoFocus />
        </div>
        <Command.List label="Pages and actions" className="palette-list">
          <Command.Empty className="px-2.5 py-8 text-center text-sm text-ink-3">No data</Command.Empty>
          <Command.Group heading="Actions">
            <Action icon="sun-moon" name="Toggle light and dark" onSelect={run(toggleTheme)} />
            {THEMES.map((theme) => (
              <Action key={theme} icon="palette" name={`Theme: ${theme}`} onSelect={run(() => chooseTheme(theme))} />
            ))}
            <Action icon="keyboard" name="Show shortcuts" onSelect={() => dispatch(overlayOpened('shortcuts'))} />
            <Action icon="message-circle-question-mark" name="Help and contact" onSelect={() => dispatch(overlayOpened('support'))} />
            {isMember ? (
              <>
                <Action icon="bell" name="Open notifications" onSelect={() => dispatch(overlayOpened('notifications'))} />
                <Action icon="scroll-text" name="Open commands" onSelect={run(() => dispatch(commandsDrawerToggled()))} />
                <Action icon="log-out" name="Sign out" onSelect={run(() => dispatch(signOutAsked()))} />
              </>
            ) : (
              <Action icon="log-in" name="Sign in" onSelect={go('/login')} />
            )}
          </Command.Group>
          {paletteWays(isMember, username).map(({ title, ways }) => (
            <Command.Group key={title} heading={title}>
              {ways.map(({ to, label }) => (
                <Action key={to} id={`${title} ${label}`} icon="arrow-right" name={label} onSelect={go(to)} />
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  )
}

type ActionProps = { id?: string; icon: string; name: string; onSelect: () => void }

const Action = ({ id, icon, name, onSelect }: ActionProps) => (
  <Command.Item value={id ?? name} keywords={[name]} className="menu-item" onSelect={onSelect}>
    <Icon name={`lucide:${icon}`} className="size-4 text-ink-3" />
    <span className="flex-1">{name}</span>
  </Command.Item>
)
