import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** How a person works a page. */
export interface Hands<Name extends string = 'keyboard' | 'touch'> {
  readonly name: Name
  readonly options: BrowserContextOptions
  readonly press: (target: Locator) => Promise<void>
  readonly write: (field: Locator, text: string) => Promise<void>
}

const CHOSEN_BY_SPACE = 'input[type=radio], input[type=checkbox]'

/** Only what the keyboard gets to by itself, and shows that it has. */
const focus = async (target: Locator) => {
  await target.focus()
  const state = await target.evaluate((element: HTMLElement) => ({
    isReached: element.tabIndex >= 0 || element.matches('[role^=menuitem], [role=option], [role=tab]'),
    hasFocus: element === document.activeElement,
  }))
  expect(state, `The keyboard does not get to ${target.toString()}`).toEqual({ isReached: true, hasFocus: true })
}

const keyboard: Hands = {
  name: 'keyboard',
  options: { viewport: { width: 1280, height: 860 } },
  async press(target) {
    await focus(target)
    const key = await target.evaluate((element, chosen) => (element.matches(chosen) ? 'Space' : 'Enter'), CHOSEN_BY_SPACE)
    await target.press(key)
  },
  async write(field, text) {
    await focus(field)
    await field.press('Control+A')
    await field.pressSequentially(text)
  },
}

export const mouse: Hands<'mouse'> = {
  name: 'mouse',
  options: { viewport: { width: 1360, height: 860 } },
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
}

const touch: Hands = {
  name: 'touch',
  options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  press: (target) => target.tap(),
  async write(field, text) {
    await field.tap()
    await field.fill(text)
  },
}

export const bothHands: readonly Hands[] = [keyboard, touch]

/** In the header or behind the button at the edge, as the width has it. */
export const openMenuOfAccount = async (hands: Hands, page: Page): Promise<void> => {
  await hands.press(page.getByRole('button', { name: /^Your account/ }))
  await page.getByRole('menu').waitFor()
}
