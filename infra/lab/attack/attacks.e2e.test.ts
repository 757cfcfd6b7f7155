import { sharedProduct } from '@debut/testing/shared-part.ts'
import { expect, it } from 'vitest'
import { attacks } from './attacks.ts'
import { targetAt } from './target.ts'

it.each(attacks)('the product stands $title', async ({ run }) => {
  const { edge, mailbox } = await sharedProduct()
  expect((await run(targetAt(edge.url, { mailbox: mailbox.url }))).found).toEqual([])
})
