import { eventually } from '@debut/testing/eventually.ts'
import { asksFor } from '@debut/testing/troubles.ts'
import type { Page } from 'playwright-core'

export const PASSWORD = 'a stage of their own'

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The member that the page shows as signed in. */
export const account = (page: Page, name = '') => page.getByRole('button', { name: `Your account${name && `, ${name}`}` })

/** On the page of sign-up, up to the mail. */
export const signUp = async (page: Page, email: string, name: string): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Name').fill(name)
  await press(page, 'Create account')
  await page.getByText(`Check your mail: ${email}`).waitFor()
}

/** A new member sees the welcome dialog before all else. */
export const closeWelcome = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** A dialog or page that has just gone gives the focus back, and that closes a menu which was opened meanwhile. */
export const signOut = async (page: Page): Promise<void> => {
  // The session ends before the page knows it, and what the page asks for in between is refused.
  asksFor(/^401 GET \/api\//)
  const signedOut = page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true })
  const item = page.getByRole('menuitem', { name: 'Sign out' })
  await eventually(async () => {
    // The click may have worked even though the page took too long to show it.
    if (await signedOut.isVisible()) return
    if (!(await item.isVisible())) await account(page).click({ timeout: 2_000 })
    await item.click({ timeout: 2_000 })
  })
  await signedOut.waitFor()
}
