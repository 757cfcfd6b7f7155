import { expect, it } from 'vitest'
import { routes } from './routes.ts'
import { mayOpen, STAFF_PAGES, staffOnlyMessage, staffPageAt, staffPagesFor } from './staff-pages.ts'

const opens = (...roles: Parameters<typeof mayOpen>[1]) => STAFF_PAGES.filter(({ to }) => mayOpen(to, roles)).map(({ label }) => label)

it('opens to each role its pages, and to no other member any', () => {
  expect(opens('admin', 'moderator')).toEqual(STAFF_PAGES.map(({ label }) => label))
  expect(opens('analyst')).toEqual(['Projections', 'What-if'])
  expect(opens('moderator')).toEqual(['Moderation'])
  expect(opens()).toEqual([])
})

it('leads members without a role to no page', () => {
  expect(staffPagesFor(['moderator']).map(({ to }) => to)).toEqual(['/moderation/queue'])
  expect(staffPagesFor([])).toEqual([])
})

it('holds a page below another to the same roles, and one that it does not know to admins', () => {
  expect(staffPageAt('/admin/audit/:id')?.label).toBe('Audit')
  expect(mayOpen('/analysis/:id', ['analyst'])).toBe(true)
  expect(mayOpen('/admin/audits', ['analyst'])).toBe(false)
  expect(mayOpen('/elsewhere', ['analyst'])).toBe(false)
  expect(mayOpen('/elsewhere', ['admin'])).toBe(true)
})

it('says whom a page is for', () => {
  expect(staffOnlyMessage('/admin/audit/:id')).toBe('This page is for admins')
  expect(staffOnlyMessage('/analysis')).toBe('This page is for admins and analysts')
})

it('guards every page of the staff but those that look to all others as if they were not there', () => {
  const unguarded = routes.filter(({ layout, guards }) => layout === 'staff' && guards?.includes('staff') !== true)
  expect(unguarded.map(({ path }) => path)).toEqual(['/moderation/queue'])
})
