import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Face } from './face.tsx'

const ada = { memberId: 'm-1', username: 'ada', avatar: null, tier: 0 }
const drawn = (change: Partial<Parameters<typeof Face>[0]['member']>) => renderToStaticMarkup(<Face member={{ ...ada, ...change }} />)
const border = (tier: number) => / data-border="(\d+)"/.exec(drawn({ tier }))?.[1]

it('has the border that its streak has earned', () => {
  expect([0, 50, 100, 300, 500, 1000].map(border)).toEqual([undefined, undefined, '100', '100', '500', '500'])
})

it('has a picture of its own only where one was given', () => {
  expect(drawn({ avatar: '/avatars/m-1/f00.webp' })).toContain('src="/avatars/m-1/f00.webp"')
  for (const avatar of [null, '/avatar.svg']) expect(drawn({ avatar })).not.toContain('<img')
})

it('is the same for all who were erased', () => {
  expect(drawn({ username: null })).toBe(drawn({ username: null, memberId: 'm-2' }))
  expect(drawn({})).not.toBe(drawn({ memberId: 'm-2' }))
})
