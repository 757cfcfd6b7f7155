import { sendCommand } from '@debut/testing/world.ts'
import { describe, expect, it } from 'vitest'
import { visitProduct } from './testing/product-visits.ts'

describe('profiles', () => {
  const { at, member, open } = visitProduct()

  it('say what their member says of themselves, once it is put right', async () => {
    const { page } = await open('/settings', { as: await member('self-described') })
    const [save, bio, website] = [
      page.getByRole('button', { name: 'Save profile' }),
      page.getByRole('textbox', { name: /^Bio/ }),
      page.getByRole('textbox', { name: 'Website' }),
    ]
    await bio.fill('x'.repeat(300))
    await page.getByText('20 too many').waitFor()
    await website.fill('javascript:alert(1)')
    await save.click()
    await page.getByText('This link needs to be a web address that begins with https://.').waitFor()
    await page.getByText('A bio takes at most 280 characters.').waitFor()
    expect(await bio.evaluate((field) => field === document.activeElement)).toBe(true)
    await website.fill('self-described.example')
    await bio.fill('I build <b>harbors</b>.')
    await save.click()
    await page.getByText('Your profile is saved').first().waitFor()
    await page.goto(at('/profile/self-described'))
    await page.getByText('I build <b>harbors</b>.').waitFor()
    expect(await page.getByRole('link', { name: 'Website: self-described.example' }).getAttribute('href')).toBe(
      'https://self-described.example',
    )
  })

  it('answer each kind of nonsense by itself', async () => {
    const { access_token: token, user } = await member('nonsensical')
    const refusal = async (type: string, payload: object) => (await sendCommand(at('/').slice(0, -1), token, type, payload)).body
    expect(await refusal('FollowMember', { memberId: user.id })).toMatchObject({ code: 'follow-yourself' })
    expect(await refusal('DescribeProfile', { bio: 'x'.repeat(10_000), links: {} })).toMatchObject({
      code: 'invalid',
      details: [{ path: 'payload.bio', message: 'takes at most 280 characters' }],
    })
    expect(await refusal('DescribeProfile', { bio: '', links: { website: 'javascript:alert(1)' } })).toMatchObject({
      code: 'invalid',
      details: [{ path: 'payload.links.website', message: 'needs to be a web address that begins with https://' }],
    })
  })

  it('lead through tabs with addresses of their own', async () => {
    const { page } = await open('/profile/maker')
    const tab = (name: RegExp) => page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name })
    await tab(/^Comments/).click()
    await page.waitForURL(at('/profile/maker/comments'))
    await tab(/^Reviews/).click()
    await page.waitForURL(at('/profile/maker/reviews'))
    await page.goBack()
    await page.waitForURL(at('/profile/maker/comments'))
    await page
      .getByRole('link', { name: /^Comments/ })
      .and(page.locator('[aria-current=page]'))
      .waitFor()
  })

  it('show members whom they follow, with what each makes; visitors sign in first', async () => {
    const { page } = await open('/community/makers', { as: await member('follower-of-makers') })
    const first = page.getByRole('region', { name: 'Makers by points' }).getByRole('listitem').first()
    const [name = ''] = (await first.getByRole('link').first().innerText()).match(/[a-z\d-]+$/) ?? []
    await first.getByRole('button', { name: `Follow ${name}`, exact: true }).click()
    await first.getByText('Following', { exact: true }).waitFor()
    await page.getByRole('navigation', { name: 'Community' }).getByRole('link', { name: 'Following' }).click()
    const row = page.getByRole('region', { name: 'Following' }).getByRole('listitem').filter({ hasText: name })
    // Beyond the name, what they make.
    await row.getByRole('link').nth(1).waitFor()
    const visitor = await open('/community/followers')
    await visitor.page.waitForURL(at('/login'))
  })
})
