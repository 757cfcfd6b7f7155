import { expect, it } from 'vitest'
import { ApiError, type ApiClient } from '../lib/api/api-client.ts'
import { isRefused } from './server-guards.ts'

const place = { path: '/tool/kite/edit', params: { name: 'kite' }, search: new URLSearchParams() }

const answering = (failure?: string) => {
  const asked: string[] = []
  const api: ApiClient = {
    get: async (path) => {
      asked.push(path)
      throw new ApiError(failure ?? 'unreachable', 'no')
    },
    post: () => Promise.reject(new Error('nothing is sent here')),
  }
  return { api, asked }
}

it('asks the server whose tool it is', async () => {
  const { api, asked } = answering()
  await isRefused(['tool-owner'], api, { ...place, params: { name: 'a/b' } })
  expect(asked).toEqual(['/api/tools/a%2Fb/mine'])
})

it.each(['status-403', 'status-404'])('refuses where the server does: %s', async (code) => {
  expect(await isRefused(['tool-owner'], answering(code).api, place)).toBe(true)
})

it('refuses no reader while the server gives no answer, and sends no request for other guards', async () => {
  expect(await isRefused(['tool-owner'], answering('status-503').api, place)).toBe(false)
  const { api, asked } = answering('status-403')
  expect(await isRefused(['signed-out'], api, place)).toBe(false)
  expect(asked).toEqual([])
})
