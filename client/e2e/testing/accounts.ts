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

export const signOut = async (page: Page): Promise<void> => {
  await account(page).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true }).waitFor()
}
