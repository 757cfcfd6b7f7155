import { grouped } from '../../../ui/grouped.ts'
import { LARGEST_VALUE } from './series.ts'

export const MOST_VALUES = 10_000
const LEAST_VALUES = 2
/** A number with its date beside it, for each value there may be. */
export const LONGEST_DATA = MOST_VALUES * 40

export type ParsedValues = { readonly values: readonly number[] } | { readonly problem: string }

const LONGEST_NUMBER = 60
const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const NUMBER = /^(\d+(?:\.\d+)?|\.\d+)\s*(k|m|bn)?$/i
const TIMES: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000, bn: 1_000_000_000 }

/** As spreadsheets and people write it: "1,204", "$99.50", "12.5k". Undefined for what is no number. */
export const numberIn = (text: string): number | undefined => {
  const typed = text.trim()
  if (typed.length > LONGEST_NUMBER) return undefined
  const plain = typed.replaceAll(/^["'$€£¥]+|["'%€£¥]+$/g, '').trim()
  const whole = THOUSANDS.test(plain) ? plain.replaceAll(',', '') : plain
  if (/^[-−]/.test(whole)) {
    const below = numberIn(whole.slice(1))
    return below === undefined ? undefined : -below
  }
  const [, digits, unit] = NUMBER.exec(whole) ?? []
  return digits === undefined ? undefined : Number(digits) * (TIMES[unit?.toLowerCase() ?? ''] ?? 1)
}

/** Of a row that has its date or name first, what follows. A comma may also group the digits of a number. */
const valueOf = (line: string): string => {
  if (numberIn(line) !== undefined) return line
  const fields = line.split(/[\t;]|\s{2,}/)
  if (fields.length > 1) return fields.at(-1) ?? ''
  const rest = line.slice(line.indexOf(',') + 1)
  return numberIn(rest) === undefined ? (line.split(',').at(-1) ?? '') : rest
}

const short = (text: string) => (text.length > 24 ? `${text.slice(0, 24)}…` : text)

/** One value a line, or all of them in one line. */
export const parseValues = (text: string): ParsedValues => {
  if (text.trim() === '') return { problem: 'Paste or type at least two numbers, one per line.' }
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '')
  const [only] = lines
  if (lines.length === 1 && only !== undefined) {
    const fields = only.line.split(/[\s;,]+/).filter((field) => field !== '')
    return collect(fields.map((field, index) => ({ text: field, name: `Value ${index + 1}` })))
  }
  const [head, ...rest] = lines.map(({ line, number }) => ({ text: valueOf(line), name: `Line ${number}` }))
  const isHeading = head !== undefined && numberIn(head.text) === undefined && !/\d/.test(head.text)
  return collect(head === undefined || isHeading ? rest : [head, ...rest])
}

const collect = (fields: readonly { readonly text: string; readonly name: string }[]): ParsedValues => {
  if (fields.length > MOST_VALUES)
    return {
      problem: `These are ${grouped(fields.length)} values, and a chart takes up to ${grouped(MOST_VALUES)}. Remove ${grouped(fields.length - MOST_VALUES)}, or use the total of each week.`,
    }
  const values: number[] = []
  for (const { text, name } of fields) {
    const value = numberIn(text)
    if (value === undefined) return { problem: `${name} isn’t a number: “${short(text)}”.` }
    if (value < 0) return { problem: `${name} is below zero: “${short(text)}”. The chart starts at zero.` }
    if (value > LARGEST_VALUE) return { problem: `${name} is too large: “${short(text)}”. A value can be up to a trillion.` }
    values.push(Math.round(value))
  }
  if (values.length < LEAST_VALUES) return { problem: 'A chart needs at least two values.' }
  return { values }
}
