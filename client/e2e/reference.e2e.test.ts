import { describe, expect, it } from 'vitest'
import { visitProduct } from './testing/product-visits.ts'

describe('the reference of the API', () => {
  const { at, open } = visitProduct()

  it('is read without a script, down to the fields of an answer', async () => {
    const { page } = await open('/developers', { javaScriptEnabled: false })
    await page.getByRole('link', { name: '/api/boards/{period}' }).click()
    await page.waitForURL(at('/developers/voting#getBoardsByPeriod'))
    const entry = page.getByRole('region', { name: '/api/boards/{period}' })
    await entry.getByText('Fields of the answer').click()
    await entry.getByText('When time alone changes the answer next.').waitFor()
    await entry.getByText('Example', { exact: true }).click()
    await entry.getByText('"launchId": "01K9').waitFor()
  })

  it('leads to a command, from there to another group, and back to where one was', async () => {
    const { page } = await open('/developers')
    await page.getByRole('main').getByRole('link', { name: 'CastVote' }).click()
    await page.waitForURL(at('/developers/voting#CastVote'))
    const command = page.getByRole('heading', { name: 'CastVote' })
    await command.waitFor()
    await page.getByRole('navigation', { name: 'Reference' }).getByRole('link', { name: 'Follows' }).click()
    await page.getByRole('heading', { level: 1, name: 'Follows' }).waitFor()
    await page.goBack()
    await command.waitFor()
  })

  it('offers the whole document for download', async () => {
    const { page } = await open('/developers')
    const [document] = await Promise.all([
      page.waitForResponse(at('/api/openapi.json')),
      page.getByRole('link', { name: '/api/openapi.json', exact: true }).click(),
    ])
    expect(await document.json()).toMatchObject({ openapi: '3.1.1' })
  })
})
