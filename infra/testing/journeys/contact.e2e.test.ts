import { describe, expect, it } from 'vitest'
import { bothHands } from './hands.ts'
import { visitAtTen } from './journey.ts'

describe('somebody who writes to us', () => {
  const { open, openAs, go, mail, attempt } = visitAtTen()

  it.each(bothHands)('gets a receipt, and an answer once an admin has written it, by $name', async (hands) => {
    const { press, write } = hands
    const email = `lou-${attempt(hands)}@mail.example`
    const { page } = await open(hands, '/contact')
    await press(page.getByRole('button', { name: 'Send message' }))
    await page.getByText('Write a message.').waitFor()
    await page.getByLabel('Topic').selectOption('launch')
    await write(page.getByLabel('Your email'), 'lou@mail')
    // The message is wrong still, and typing elsewhere leaves it alone.
    expect(await page.getByLabel('Your email').inputValue()).toBe('lou@mail')
    await write(page.getByLabel('Message'), 'Can our launch move by a day?')
    await page.reload()
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Can our launch move by a day?')
    await write(page.getByLabel('Your email'), email)
    await press(page.getByRole('button', { name: 'Send message' }))
    await page.getByRole('heading', { name: 'Message sent' }).waitFor()
    const receipt = await mail(email, /^Your message to Debut/)
    const [reference = ''] = /C-\w{4}-\w{4}/.exec(receipt.Subject) ?? []
    expect(receipt.Text).not.toContain('Can our launch move')
    await page.getByText(reference).waitFor()

    const { page: admin } = await openAs(hands, 'admin', '/contact/inbox')
    await write(admin.getByLabel('Reference, email or name'), reference.toLowerCase())
    await press(admin.getByRole('button', { name: 'Find' }))
    await press(admin.getByRole('link', { name: email }))
    await admin.getByText('Can our launch move by a day?').waitFor()
    await write(admin.getByLabel('Your reply'), 'Yes, until the evening before.')
    await press(admin.getByRole('button', { name: 'Send reply' }))
    await admin.getByText('Reply sent').first().waitFor()
    const answer = await mail(email, /^Re: Your message to Debut/)
    expect(answer.Text).toContain('Yes, until the evening before.')
    expect(answer.Subject).toContain(reference)
    await admin.getByText('Sent', { exact: true }).waitFor()
  })

  it('as a member, from the panel on any page, gets a copy at their own address', async () => {
    const [hands] = bothHands
    if (hands === undefined) throw new Error('there are no hands')
    const { press, write } = hands
    const { page } = await openAs(hands, 'maker', '/weekly')
    await press(page.getByRole('button', { name: 'Help and contact' }))
    const panel = page.getByRole('dialog', { name: 'How can we help?' })
    await panel.getByText('We answer to maker@debut.local').waitFor()
    await panel.getByLabel('Topic').selectOption('votes')
    await write(panel.getByLabel('Message'), 'Nine points went missing overnight.')
    await page.keyboard.press('Escape')
    await go(page, '/contact')
    expect(await page.getByLabel('Message').inputValue()).toBe('Nine points went missing overnight.')
    await press(page.getByRole('button', { name: 'Send message' }))
    await page.getByRole('heading', { name: 'Message sent' }).waitFor()
    expect((await mail('maker@debut.local', /^Your message to Debut/)).Text).toContain('Nine points went missing overnight.')
  })
})
