import { expect, it } from 'vitest'
import { keepAnswer, takeAnswer } from './answer-in-address.ts'

const windowAt = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://debut.example')
  const replaced: unknown[] = []
  const history = { state: { key: 1 }, replaceState: (...given: unknown[]) => void replaced.push(given) }
  return { replaced, window: { location: { pathname, search, hash }, history } as unknown as Window }
}

it.each(['access_token=a&refresh_token=r', 'error=access_denied&error_code=otp_expired&error_description=gone', 'message=Half+done'])(
  'keeps %s out of the address, to be taken once',
  (fragment) => {
    const { window, replaced } = windowAt(`/tool/kite?tab=reviews#${fragment}`)
    expect(keepAnswer(window)).toBe(true)
    expect(replaced).toEqual([[{ key: 1 }, '', '/tool/kite?tab=reviews']])
    expect(takeAnswer().toString()).toBe(new URLSearchParams(fragment).toString())
    expect(takeAnswer().size).toBe(0)
  },
)

it.each(['/', '/posts/1#comment-2', '/?error=access_denied', '/faqs#what-access_token-means'])('leaves %s as it is', (address) => {
  const { window, replaced } = windowAt(address)
  expect(keepAnswer(window)).toBe(false)
  expect(replaced).toEqual([])
  expect(takeAnswer().size).toBe(0)
})
