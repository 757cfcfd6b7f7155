import { useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { CommandsDrawerHost } from '../features/commands-drawer/commands-drawer-host.tsx'
import { RewardHost } from '../features/voting/reward-host.tsx'
import { announceMissingCode, isMissingCode } from '../lib/deployments/announce-missing-code.ts'
import { Boundary } from '../lib/failures/boundary.tsx'
import { failed } from '../lib/failures/failed.ts'
import { AddressContext } from '../lib/page/address-context.ts'
import { focusMain } from '../lib/page/focus-main.ts'
import { OwnPart } from '../lib/page/own-part.tsx'
import { PlaceContext } from '../lib/page/place-context.ts'
import { ErrorPage } from './error-page.tsx'
import { findRoute } from './find-route.ts'
import { headOf } from './head-of.ts'
import { Layout } from './layouts/layout.tsx'
import { Main } from './layouts/main.tsx'
import { pageGivenUp, pageLoadingEnded, pageOpened, pageShown, selectShown } from './navigation-slice.ts'
import { openedPage } from './open-pages.ts'
import { problemOf } from './problem-of.ts'
import { Shell } from './shell.tsx'
import { PageBoundary } from './shell/page-boundary.tsx'
import type { State } from './store.ts'

export const App = () => {
  const shown = useSelector(selectShown)
  const { path, query, problem, held } = shown
  const title = useSelector((state: State) => headOf(state, shown).title)
  const { place, route } = useMemo(() => findRoute(path, query), [path, query])
  const Component = route === undefined || problem !== undefined ? undefined : openedPage(route)?.Component

  const dispatch = useDispatch()
  const giveUp = (error: unknown) => {
    const met = problemOf(error)
    dispatch(pageShown({ path, query, problem: met }))
    dispatch(pageLoadingEnded({ failed: true }))
    if (!isMissingCode(error)) return failed(`page ${route?.name ?? ''}`, error)
    announceMissingCode()
    dispatch(pageGivenUp(met))
  }

  useFollowAddress()
  useLand(path)
  useEffect(() => {
    document.title = title
  }, [title])

  return (
    <PlaceContext value={place}>
      <Shell theme={problem === undefined ? route?.theme : undefined}>
        <PageBoundary page={`${path}?${query} ${problem === undefined ? 'shown' : 'given up'}`} onError={giveUp}>
          {held ? (
            <Main>
              <p role="status" className="px-4 py-24 text-center text-ink-3">
                Getting your session back
              </p>
            </Main>
          ) : Component === undefined ? (
            <Main>
              <ErrorPage status={problem?.status ?? 404} message={problem?.message ?? ''} isOffline={problem?.isOffline} />
            </Main>
          ) : (
            <Layout name={route?.layout ?? 'default'}>
              <Component key={path} />
            </Layout>
          )}
        </PageBoundary>
      </Shell>
      <OwnPart>
        <RewardHost />
      </OwnPart>
      <Boundary part="commands">
        <CommandsDrawerHost />
      </Boundary>
    </PlaceContext>
  )
}

/** The browser owns the address, the sagas what is shown for it. */
const useFollowAddress = () => {
  const { path, search } = useContext(AddressContext)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(pageOpened({ path, query: search.slice(1) }))
  }, [dispatch, path, search])
}

/** A new page begins at its top, or at what the address names; going back is the browser's to restore. */
const useLand = (path: string) => {
  const { hash, isBack, scroll = 0 } = useContext(AddressContext)
  const landed = useRef(path)
  useLayoutEffect(() => {
    const named = hash === '' ? null : document.getElementById(namedBy(hash))
    if (landed.current === path && hash === '') return
    landed.current = path
    // What some browsers give for it is no way to undo an effect.
    const isLink = named instanceof HTMLAnchorElement
    // On phones, notes lie over the head of a page. They must not hide a link that its reader came for.
    if (named !== null) named.scrollIntoView({ block: isLink ? 'center' : 'start' })
    // The reader can follow the link at once. A button gets no focus, because a key pressed by mistake would make it act.
    if (!isBack && isLink) named.focus({ preventScroll: true })
    if (named !== null || isBack) return
    window.scrollTo(0, scroll)
    focusMain()
  }, [path, hash, isBack, scroll])
}

/** People and programmes write addresses that can't be decoded. */
const namedBy = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
