import { Username } from '@debut/events/members/username.ts'
import { expect, it } from 'vitest'
import { wrongWith } from './username-rules.ts'

it.each(['ada', 'ada-lovelace', 'a1', 'Ada', 'ada--l', '-ada', 'ada-', 'a_b_c', 'ädä', 'x'.repeat(30), 'x'.repeat(31), '123', ''])(
  'finds wrong with %j what the server finds wrong',
  (username) => {
    expect(wrongWith(username) === undefined).toBe(Username.safeParse(username).success)
  },
)

it.each(['debut-team', 'adm1n', 'constructor', 'login'])('says of %s that it is kept, as the server would', (username) => {
  expect(wrongWith(username)).toContain('is kept for Debut itself')
})
