import { expect, it } from 'vitest'
import { Unavailable } from './errors.ts'
import { createLogger } from './logging.ts'
import { untilAnswered } from './until-answered.ts'

const logger = createLogger('test', 'silent')

it('waits for what is unavailable until it is there', async () => {
  const answers = [new Unavailable('unavailable'), Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), 'there']
  const ask = async () => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  }
  expect(await untilAnswered('the log', logger, ask)).toBe('there')
})

it('does not retry after a mistake of ours', async () => {
  const mistake = Object.assign(new Error('syntax error'), { code: '42601' })
  await expect(untilAnswered('the database', logger, () => Promise.reject(mistake))).rejects.toBe(mistake)
})
