import { expect, it } from 'vitest'
import { fetchIcons } from './fetch-icons.ts'

const bell = { prefix: 'lucide', width: 24, height: 24, icons: { bell: { body: '<path d="M1 1"/>' }, wide: { body: '<g/>', width: 32 } } }

const ask = async (answers: Readonly<Record<string, unknown>>, names: readonly string[] = ['bell']) => {
  const logged: string[] = []
  const asked: string[] = []
  const found = await fetchIcons('lucide', names, {
    endpoints: Object.keys(answers),
    get: async (url) => {
      asked.push(url)
      const answer = answers[url.slice(0, url.indexOf('/lucide'))]
      if (answer instanceof Error) throw answer
      return answer
    },
    log: (message) => void logged.push(message),
  })
  return { found: Object.fromEntries(found), logged, asked }
}

it('draws what the collection has, each in its own size', async () => {
  expect(await ask({ '/api/icons': bell }, ['bell', 'wide'])).toEqual({
    found: { bell: { body: '<path d="M1 1"/>', width: 24, height: 24 }, wide: { body: '<g/>', width: 32, height: 24 } },
    logged: [],
    asked: ['/api/icons/lucide.json?icons=bell,wide'],
  })
})

it.each([
  ['of another collection', { ...bell, prefix: 'mdi' }],
  ['without icons', { prefix: 'lucide' }],
  ['that never came', new Error('unavailable')],
])('logs a failure and yields nothing for an answer %s', async (_case, answer) => {
  expect(await ask({ '/api/icons': answer })).toMatchObject({ found: {}, logged: ['Failed to load custom icons'] })
})

it('asks the next server where the first has no answer', async () => {
  const { found, asked } = await ask({ '/api/icons': new Error('unavailable'), 'https://icons.example': bell })
  expect(asked).toHaveLength(2)
  expect(found).toHaveProperty('bell')
})

it('asks in addresses of at most 500 characters', async () => {
  const names = Array.from({ length: 100 }, (_, index) => `an-icon-with-a-name-${index}`)
  const { asked } = await ask({ '/api/icons': bell }, names)
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.every((url) => url.length <= 500)).toBe(true)
  expect(asked.flatMap((url) => url.slice(url.indexOf('=') + 1).split(','))).toEqual(names)
})
