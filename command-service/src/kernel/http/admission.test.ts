import { Unavailable } from '@debut/adapters/errors.ts'
import { expect, it } from 'vitest'
import { admission } from './admission.ts'

it('refuses requests while all places are taken, and admits them when one is free again, also after a failure', async () => {
  const admit = admission(2)
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  const inside = [admit(() => first.promise), admit(() => second.promise)]
  let begun = false
  await expect(
    admit(async () => {
      begun = true
    }),
  ).rejects.toThrow(Unavailable)
  expect(begun).toBe(false)
  first.reject(new Error('it failed'))
  await expect(inside[0]).rejects.toThrow('it failed')
  expect(await admit(async () => 'third')).toBe('third')
  second.resolve('second')
  expect(await inside[1]).toBe('second')
})
