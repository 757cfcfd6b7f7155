import { expect, it } from 'vitest'
import { redirectTarget } from './redirect-target.ts'

const settings = {
  publicUrl: 'https://debut.example',
  redirectUrls: ['https://*.debut.example/**', 'https://**.preview.example/**', 'app.debut://callback'],
}
const home = settings.publicUrl

it.each([
  'https://debut.example/settings?tab=security#top',
  'https://beta.debut.example/after',
  'https://a.b.preview.example/after',
  'app.debut://callback',
])('leads back to %s', (asked) => {
  expect(redirectTarget(settings, asked)).toBe(asked)
})

it.each([
  'https://evil.example/',
  'https://debut.example.evil.example/',
  'https://a.b.debut.example/',
  'https://debut.example@evil.example/',
  'https://ines:secret@debut.example/',
  'http://debut.example/',
  'javascript:alert(1)',
  'data:text/html,hello',
  '//evil.example',
  '/settings',
  // Browsers take a backslash for a slash: this host is evil.example.
  String.raw`https://evil.example\.preview.example/`,
  // What stands before its question mark is a host: 192.0.2.1, or an address without dots.
  'https://3221225985?.debut.example/after',
  'https://3221225985#.debut.example/after',
  'https://[2001:db8::1]?.debut.example/after',
  'blob:https://debut.example/4fd7be23',
  'https://debut.example/\0',
  'https://debut.example/\r\nset-cookie: a=b',
  'https://debut.example/\uD800',
  '',
  undefined,
  ['https://debut.example/settings'],
])('leads home in place of %j', (asked) => {
  expect(redirectTarget(settings, asked)).toBe(home)
})
