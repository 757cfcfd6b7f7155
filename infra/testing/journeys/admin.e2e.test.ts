import { describe, it } from 'vitest'
import { bothHands, openMenuOfAccount } from './hands.ts'
import { visitAtTen } from './journey.ts'

/** A launch of the demo world that no other journey looks at. */
const DISQUALIFIED = 'Harbor Department'

describe('an admin', () => {
  const { at, open, openAs, go } = visitAtTen()

  it.each(bothHands)(
    'gets to the queue from the menu, disqualifies a launch and reinstates it, by $name',
    async (hands) => {
      const { press } = hands
      const { page } = await openAs(hands, 'admin', '/')
      await openMenuOfAccount(hands, page)
      await press(page.getByRole('menuitem', { name: 'Moderation' }))
      await page.waitForURL(at('/moderation/queue'))
      await page.getByRole('heading', { level: 1, name: 'Moderation' }).waitFor()

      await go(page, `/moderation/queue?q=${encodeURIComponent(DISQUALIFIED)}`)
      await press(page.getByRole('button', { name: `Disqualify ${DISQUALIFIED}` }).first())
      await page.getByLabel('Because').selectOption({ label: 'Its link led nowhere' })
      await press(page.getByRole('button', { name: 'Take it from the boards' }))
      await page.getByText('Taken: its link led nowhere').first().waitFor()
      await press(page.getByRole('button', { name: `Reinstate ${DISQUALIFIED}` }).first())
      await page.getByLabel('Because').selectOption({ label: 'It was a mistake' })
      await press(page.getByRole('button', { name: 'Reinstate it' }))
      await page
        .getByRole('button', { name: `Disqualify ${DISQUALIFIED}` })
        .first()
        .waitFor()

      const other = await open(hands, '/tool/harbor-department')
      await other.page.getByRole('heading', { level: 1, name: DISQUALIFIED }).waitFor()
    },
    60_000,
  )
})
