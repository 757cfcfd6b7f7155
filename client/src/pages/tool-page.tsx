import type { Page } from '../lib/page/page.ts'

const ToolPage = () => <h1 className="text-[40px] font-[750]">Tool</h1>

export const page: Page<unknown> = { Component: ToolPage, head: () => ({ title: 'Tool' }) }
