import { expect, it } from 'vitest'
import { isShortened } from './link-shorteners.ts'

it.each([
  'https://bit.ly/3xYz',
  'http://t.co/abc',
  'https://TinyURL.com/abc',
  'https://www.tinyurl.com/abc',
  'https://ines.page.link/x',
  'https://bit.ly./x',
])('%s is shortened', (url) => expect(isShortened(url)).toBe(true))

it.each([
  'https://debit.ly/',
  'https://bit.ly.example/',
  'https://paperplane.example/bit.ly',
  'https://t.com/',
  'https://paperplane.example/?to=https://t.co/x',
])('%s is not', (url) => expect(isShortened(url)).toBe(false))
