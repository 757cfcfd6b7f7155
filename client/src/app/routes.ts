import { matchPath } from 'react-router'
import { followMembers, loadMembers } from '../features/members/members-saga.ts'
import { HomePage } from '../pages/home-page.tsx'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import type { Page } from './page.ts'

const notFound: Page = {
  path: '*',
  Component: NotFoundPage,
  head: (_state, path) => ({ title: 'Page not found', description: `Page not found: ${path}`, status: 404, complete: true }),
}

export const pages: readonly Page[] = [
  {
    path: '/',
    Component: HomePage,
    load: loadMembers,
    follow: followMembers,
    head: ({ members }) => ({
      title: 'Arrivals',
      description: 'Who has just joined Debut, the launchpad whose every vote can be replayed, audited and explained.',
      status: 200,
      complete: members.status === 'ready',
    }),
  },
  notFound,
]

export const findPage = (path: string): Page => pages.find((page) => matchPath(page.path, path) !== null) ?? notFound
