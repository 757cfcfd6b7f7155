import type { Page } from '../lib/page/page.ts'

const StreaksPage = () => <h1 className="text-[40px] font-[750]">Streaks leaderboard</h1>

export const page: Page<unknown> = { Component: StreaksPage, head: () => ({ title: 'Streaks leaderboard' }) }
