import type { Page } from '../lib/page/page.ts'

const BoardPage = () => <h1 className="text-[40px] font-[750]">Launchpad</h1>

export const page: Page<unknown> = { Component: BoardPage, head: () => ({ title: 'Launchpad' }) }
