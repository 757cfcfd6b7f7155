import { Command } from 'cmdk'
import { useContext, useEffect, useState, type ReactNode } from 'react'
import { shallowEqual, useDispatch, useSelector } from 'react-redux'
import { PalettePosts } from '../../features/blog/palette-posts.tsx'
import { commandsDrawerToggled } from '../../features/commands-drawer/commands-drawer-slice.ts'
import { searchFor } from '../../features/search/search-page-query.ts'
import { countOf } from '../../features/search/found.ts'
import { firstOf, PaletteBeginnings, PaletteResults } from '../../features/search/palette-results.tsx'
import { forgetRecent, keepRecent, recentSearches } from '../../features/search/recent.ts'
import { useWanted } from '../../features/search/wanted.ts'
import { forgetFound, useFound, usePopular } from '../../features/search/use-found.ts'
import { ownBoundaries } from '../../lib/boundaries/own-boundaries.ts'
import { overlayClosed, overlayOpened, selectOverlay } from '../../lib/overlays/overlay-slice.ts'
import { useSought } from '../../lib/resources/use-resource.ts'
import { selectProfile, selectRoles, selectSession, signOutRequested } from '../../lib/session/session-slice.ts'
import { chooseTheme, THEMES, toggleTheme } from '../../lib/theme/theme.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { GoContext } from '../../ui/link.tsx'
import { fitsWords } from './fits-words.ts'
import { paletteWays } from './palette-ways.ts'

/** Everything that there is and everywhere one can go, by a few characters of its name. */
export const CommandPalette = () => {
  const isOpen = useSelector(selectOverlay) === 'palette'
  const dispatch = useDispatch()
  return (
    <Dialog
      title="Search"
      hideTitle
      size="l"
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) dispatch(overlayClosed())
      }}
    >
      <Palette />
    </Dialog>
  )
}

/** Here while it is open, so that it begins anew each time. */
const Palette = () => {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const [recent, setRecent] = useState(recentSearches)
  const seen = useFound(typed)
  const q = typed.trim()
  const popular = usePopular(true)
  const dispatch = useDispatch()
  const navigate = useContext(GoContext)
  useSought(ownBoundaries())
  const found = useWanted(seen?.found ?? undefined)
  useEffect(forgetFound, [])
  useEffect(() => {
    const first = found && firstOf(found)
    if (first !== undefined) setChosen(first)
  }, [found])
  useEffect(() => {
    const [first] = popular?.tools ?? []
    if (first !== undefined && recent.length === 0 && typed === '') setChosen(`tool ${first.toolId}`)
    // oxlint-disable-next-line react/exhaustive-deps -- once, as soon as it is there
  }, [popular])

  const go = (to: string) => {
    dispatch(overlayClosed())
    navigate?.(to, false)
  }
  const goFound = (to: string, label: string) => {
    keepRecent({ to, label })
    go(to)
  }
  const forget = () => {
    forgetRecent()
    setRecent([])
  }

  return (
    // What the server found is in its order, and nothing of it is left out.
    <Command label="Search" loop shouldFilter={false} value={chosen} onValueChange={setChosen}>
      <div className="palette-search">
        <SearchIcon className="size-4.5 flex-none text-ink-3" />
        <Command.Input
          placeholder="Search products, people, tags and pages"
          value={typed}
          onValueChange={setTyped}
          maxLength={80}
          autoFocus
        />
      </div>
      <Command.List label="Results" className="palette-list">
        {q === '' && <PaletteBeginnings recent={recent} popular={popular} go={goFound} forget={forget} />}
        {q !== '' && found !== undefined && seen !== undefined && (
          <PaletteResults q={seen.q} found={found} popular={popular} go={goFound} />
        )}
        {q !== '' && seen?.found === null && (
          <p className="px-2.5 py-3 text-[13.5px] text-ink-2">The search does not answer right now. Pages and actions are here.</p>
        )}
        {q !== '' && seen === undefined && (
          <Command.Item value={`all ${q}`} className="menu-item" onSelect={() => goFound(searchFor(q), q)}>
            <SearchIcon className="size-4 text-ink-3" />
            <span className="flex-1">Search for “{q}”</span>
          </Command.Item>
        )}
        {q !== '' && <PalettePosts q={q} go={goFound} />}
        <Ways typed={q} go={go} />
      </Command.List>
      <p role="status" className="sr-only">
        {found === undefined ? '' : resultsLabel(countOf(found))}
      </p>
    </Command>
  )
}

const resultsLabel = (total: number): string => (total === 0 ? 'Nothing found' : total === 1 ? '1 result' : `${total} results`)

/** Pages and actions of that name; without one, all of them. */
const Ways = ({ typed, go }: { typed: string; go: (to: string) => void }) => {
  const isMember = useSelector(selectSession).status !== 'visitor'
  const username = useSelector(selectProfile)?.username
  const roles = useSelector(selectRoles, shallowEqual)
  const dispatch = useDispatch()
  const run = (act: () => unknown) => () => {
    dispatch(overlayClosed())
    act()
  }
  const actions: readonly Action[] = [
    { icon: 'rocket', name: 'Submit a tool', act: () => go('/submit-a-tool') },
    { icon: 'sun-moon', name: 'Toggle light and dark', act: run(toggleTheme) },
    ...THEMES.map((theme) => ({ icon: 'palette', name: `Theme: ${theme}`, act: run(() => chooseTheme(theme)) })),
    { icon: 'keyboard', name: 'Show shortcuts', act: () => dispatch(overlayOpened('shortcuts')) },
    { icon: 'message-circle-question-mark', name: 'Help and contact', act: () => dispatch(overlayOpened('support')) },
    ...(isMember
      ? [
          { icon: 'bell', name: 'Open notifications', act: () => dispatch(overlayOpened('notifications')) },
          { icon: 'scroll-text', name: 'Open commands', act: run(() => dispatch(commandsDrawerToggled())) },
          { icon: 'log-out', name: 'Sign out', act: run(() => dispatch(signOutRequested())) },
        ]
      : [{ icon: 'log-in', name: 'Sign in', act: () => go('/login') }]),
  ]
  const groups = paletteWays({ isMember, username, roles }).map(({ title, ways }) => ({
    title,
    actions: ways.map(({ to, label }): Action => ({ icon: 'arrow-right', name: label, act: () => go(to) })),
  }))
  return [{ title: 'Actions', actions }, ...groups].map(({ title, actions }) => {
    const fitting = actions.filter(({ name }) => fitsWords(typed, name, title))
    return (
      fitting.length > 0 && (
        <Command.Group key={title} heading={title}>
          {fitting.map(({ icon, name, act }) => (
            <Command.Item key={name} value={`${title} ${name}`} className="menu-item" onSelect={act}>
              <Icon name={`lucide:${icon}`} className="size-4 text-ink-3" />
              <span className="flex-1">{name}</span>
            </Command.Item>
          ))}
        </Command.Group>
      )
    )
  }) satisfies ReactNode
}

interface Action {
  readonly icon: string
  readonly name: string
  readonly act: () => unknown
}
