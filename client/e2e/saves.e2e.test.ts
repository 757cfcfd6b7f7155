import { eventually } from '@debut/testing/eventually.ts'
import { describe, expect, it } from 'vitest'
import { visitProduct } from './testing/product-visits.ts'
import { settled } from './testing/visitor.ts'

describe('saving for later', () => {
  const { at, member, open } = visitProduct()

  it('keeps what a member saves in a row and on a page to themselves, until they publish the list', async () => {
    const { page, context } = await open('/categories/design', { as: await member('collector') })
    const row = page.getByRole('button', { name: /^Save .* for later$/ }).nth(4)
    const label = (await row.getAttribute('aria-label')) ?? ''
    await row.dblclick()
    await eventually(async () => expect(await row.getAttribute('aria-pressed')).toBe('true'))
    await page.goto(at('/tool/harbor-department'))
    await settled(page)
    await page.getByRole('button', { name: 'Save Harbor Department for later' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()

    const list = page.getByRole('list', { name: 'Saved by collector' })
    const both = ['Harbor Department', label.slice('Save '.length, -' for later'.length)]
    await eventually(async () => {
      // A page that is left at once may send what was saved only from the next.
      await page.goto(at('/profile/collector/saved'))
      await settled(page)
      expect(await list.getByRole('heading').allInnerTexts()).toEqual(both)
    })
    expect((await fetch(at('/profile/collector/saved'))).status).toBe(404)

    const other = await context.newPage()
    await other.goto(at('/profile/collector/saved'))
    await settled(other)
    await page.getByRole('switch', { name: 'Published' }).click()
    await other.getByText('Everybody can see this list').waitFor()
    await other.getByRole('button', { name: label }).click()
    await eventually(async () => expect(await page.getByRole('button', { name: label }).getAttribute('aria-pressed')).toBe('false'))

    const { page: visitors } = await open('/profile/collector')
    // Visitors may be shown a page that is up to a second old.
    await eventually(async () => {
      await visitors.goto(at('/profile/collector'))
      await visitors.getByRole('link', { name: 'Saved' }).waitFor({ timeout: 500 })
    })
    await visitors.getByRole('link', { name: 'Saved' }).click()
    await visitors.getByRole('list', { name: 'Saved by collector' }).getByRole('link', { name: 'Harbor Department', exact: true }).waitFor()
  })

  it('asks visitors to sign in, and leads them back', async () => {
    const { page, context } = await open('/tool/harbor-department')
    await page.getByRole('link', { name: 'Save Harbor Department for later. Sign in to save' }).click()
    await page.waitForURL(at('/login'))
    const kept = (await context.cookies()).find(({ name }) => name === 'debut-return-to')
    expect(decodeURIComponent(kept?.value ?? '')).toBe('/tool/harbor-department')
  })
})
