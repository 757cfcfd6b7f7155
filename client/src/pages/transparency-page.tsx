import type { Page } from '../lib/page/page.ts'

const TransparencyPage = () => <h1 className="text-[40px] font-[750]">Transparency</h1>

export const page: Page<unknown> = { Component: TransparencyPage, head: () => ({ title: 'Transparency' }) }
