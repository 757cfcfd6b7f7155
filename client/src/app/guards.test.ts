import { expect, it } from 'vitest'
import type { SessionState } from '../lib/session/session-slice.ts'
import { detourFrom, matches } from './guards.ts'

const visitor: { session: SessionState } = { session: { status: 'visitor' } }
const member: { session: SessionState } = { session: { status: 'unknown', memberId: 'm' } }
const at = (path: string, query = '') => ({ path, params: {}, search: new URLSearchParams(query) })

it('sends a visitor from the settings to the start, and says why', () => {
  expect(detourFrom([], visitor, at('/settings/security'))).toEqual({
    to: '/',
    toast: { title: 'Authentication required', description: 'Please log in to access your settings' },
  })
  expect(detourFrom([], member, at('/settings/security'))).toBeUndefined()
})

it('sends a visitor from a page for members to the sign-in page, keeping the full path', () => {
  expect(detourFrom([], visitor, at('/edit/waiting-line/x', 'a=1'))).toEqual({ to: '/login', returnTo: '/edit/waiting-line/x?a=1' })
  expect(detourFrom([], member, at('/edit/waiting-line/x'))).toBeUndefined()
})

it('sends a visitor from the pages of makers to the sign-in page', () => {
  expect(detourFrom(['tool-owner'], visitor, at('/tool/kite/badges'))).toEqual({ to: '/login', returnTo: '/tool/kite/badges' })
  expect(detourFrom(['tool-owner'], member, at('/tool/kite/badges'))).toBeUndefined()
})

it('sends a visitor from a page of the staff to the sign-in page, keeping what was asked for there', () => {
  expect(detourFrom(['staff'], visitor, at('/admin/audit', 'day=2026-03-01'))).toEqual({
    to: '/login',
    returnTo: '/admin/audit?day=2026-03-01',
  })
  expect(detourFrom(['staff'], due, at('/admin'))).toEqual({ to: '/login', returnTo: '/admin' })
  expect(detourFrom(['staff'], member, at('/admin'))).toBeUndefined()
})

it.each(['/', '/login', '/confirm', '/community'])('leaves %s to everybody', (path) => {
  expect(detourFrom([], visitor, at(path))).toBeUndefined()
})

it('takes * for anything, and everything else for itself', () => {
  expect(matches('/edit/*', '/edit/waiting-line/7')).toBe(true)
  expect(matches('/edit/*', '/edit')).toBe(false)
  expect(matches('/a.b', '/axb')).toBe(false)
})

it('throws where a route names a guard that there is not', () => {
  expect(() => detourFrom(['no-such'], visitor, at('/'))).toThrow("Unknown route middleware: 'no-such'")
})

const due: { session: SessionState } = {
  session: { status: 'unknown', memberId: 'm', account: { user: { id: 'm' }, aal: 'aal1', secondFactorDue: true } },
}

it('asks a member who has a second factor for it before any page for members', () => {
  expect(detourFrom([], due, at('/settings/security'))).toEqual({ to: '/login', returnTo: '/settings/security' })
  expect(detourFrom(['tool-owner'], due, at('/tool/kite/edit'))).toEqual({ to: '/login', returnTo: '/tool/kite/edit' })
  expect(detourFrom(['signed-out'], due, at('/login'))).toBeUndefined()
})

it('sends members from the sign-in page to what they wanted', () => {
  expect(detourFrom(['signed-out'], member, at('/login'))).toEqual({ to: '/', wanted: true })
  expect(detourFrom(['signed-out'], visitor, at('/login'))).toBeUndefined()
})
