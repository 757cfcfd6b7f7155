import { grouped } from './grouped.ts'

const SIGNS = { USD: '$', EUR: '€', GBP: '£' } as const
export type Currency = keyof typeof SIGNS

/** 1,200,000 cents as "$12,000" and 999 as "$9.99". By hand, like the numbers in it. */
export const money = (cents: number, currency: Currency): string => {
  const amount = Math.abs(cents)
  const rest = amount % 100
  const part = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`
  return `${cents < 0 ? '−' : ''}${SIGNS[currency]}${grouped(Math.trunc(amount / 100))}${part}`
}
