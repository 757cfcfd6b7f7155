import { aboutChart } from '../../features/free-tools/chart/about-chart.ts'
import { ChartGenerator } from '../../features/free-tools/chart/chart-generator.tsx'
import { freeToolPage } from '../../features/free-tools/free-tool-page.tsx'

export const page = freeToolPage('fake-analytics-generator', { about: aboutChart, Tool: ChartGenerator })
