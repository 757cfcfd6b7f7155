import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { addSecurityHeaders } from './security-headers.ts'

const policyOf = async (chat?: string) => {
  const app = Fastify()
  addSecurityHeaders(app, { dev: false, chat })
  app.get('/', () => 'a page')
  const { headers } = await app.inject('/')
  return new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.slice(0, directive.indexOf(' ')), directive.slice(directive.indexOf(' ') + 1)] as const),
  )
}

it('lets a chat that was configured run in the page, and nobody else', async () => {
  const policy = await policyOf('https://chat.example')
  expect(policy.get('script-src')).toMatch(/^'self' 'sha256-[^ ]+' https:\/\/chat\.example$/)
  expect(policy.get('connect-src')).toBe("'self' https://chat.example wss://chat.example")
  expect(policy.get('frame-src')).toBe('https://chat.example')
  expect(policy.get('default-src')).toBe("'none'")
})

it('has no place for anybody else where none was', async () => {
  const policy = await policyOf()
  expect(policy.get('style-src')).toBe("'self'")
  expect(policy.has('frame-src')).toBe(false)
  expect([...policy.values()].join(' ')).not.toMatch(/https?:/)
})
