import { type Figure, isMet, ratioOf } from './figure.ts'

const HEADER = ['what', 'figure', 'limit', 'ratio', 'goal', 'met']

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 20 ? 2 : 0 })

const goalOf = ({ goal, unit }: Figure) => {
  if (goal === undefined) return ''
  const sign = goal.is === 'at least' ? '≥' : '≤'
  return goal.of === 'ratio' ? `${sign} ${goal.value}×` : `${sign} ${number(goal.value)} ${unit}`
}

const row = (figure: Figure): string[] => {
  const { what, value, unit, limit } = figure
  const met = isMet(figure)
  return [
    what,
    `${number(value)} ${unit}`,
    limit === undefined ? '' : `${number(limit.value)}  ${limit.what}`,
    limit === undefined ? '' : `${number(ratioOf(figure) ?? 0)}×`,
    goalOf(figure),
    met === undefined ? '' : met ? 'yes' : 'NO',
  ]
}

export const table = (figures: readonly Figure[]): string => {
  const rows = [HEADER, ...figures.map(row)]
  const widths = HEADER.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  const lines = rows.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  const notes = figures.flatMap(({ what, note }) => (note === undefined ? [] : [`  ${what}: ${note}`]))
  return [lines[0], rule, ...lines.slice(1), ...(notes.length > 0 ? ['', ...notes] : [])].join('\n')
}
