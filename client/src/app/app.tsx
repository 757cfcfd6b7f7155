import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Route, Routes, useLocation } from 'react-router'
import { fullTitle } from './full-title.ts'
import { pageOpened } from './navigation-saga.ts'
import { findPage, pages } from './routes.ts'
import { Shell } from './shell.tsx'
import type { State } from './store.ts'

export const App = () => {
  const { pathname } = useLocation()
  const dispatch = useDispatch()
  const title = useSelector((state: State) => findPage(pathname).head(state, pathname).title)

  useEffect(() => {
    dispatch(pageOpened(pathname))
  }, [dispatch, pathname])

  useEffect(() => {
    document.title = fullTitle(title)
  }, [title])

  return (
    <Shell>
      <Routes>
        {pages.map(({ path, Component }) => (
          <Route key={path} path={path} element={<Component />} />
        ))}
      </Routes>
    </Shell>
  )
}
