import { expect, it } from 'vitest'
import { JoinedAnswers } from './joined-answers.ts'

const known = {
  names: new Map([['ines', 'ines']]),
  events: new Map([
    ['48211', new Set(['ines'])],
    ['50300', new Set(['ines'])],
  ]),
}
const steps = { by: 'GET /steps', body: { steps: [{ voter: 'm-abcdefgh', vote: { position: 48_211 } }] } }

it('finds a name for a pseudonym where both stand beside the same event', () => {
  const joined = new JoinedAnswers(known)
  joined.take(steps)
  joined.take({ by: 'GET /votes', body: { member: { username: 'ines' }, votes: [{ position: 48_211 }] } })
  expect(joined.found()).toEqual(['m-abcdefgh is ines: 48211 stands in GET /votes and in GET /steps'])
})

it('takes the name that was asked for as a part of the answer', () => {
  const joined = new JoinedAnswers(known)
  joined.take(steps)
  joined.take({ by: 'GET /members/ines/votes', body: { votes: [{ cursor: 'p-48211' }, { before: '/next?before=48211' }] } })
  expect(joined.found()).toHaveLength(1)
})

it('goes on over an answer that shows two events of one member together', () => {
  const joined = new JoinedAnswers(known)
  joined.take(steps)
  joined.take({ by: 'GET /log', body: [{ position: 50_300, of: { position: 48_211 } }] })
  expect(joined.found()).toEqual([])
  joined.take({ by: 'GET /journal', body: [{ position: 50_300, about: 'ines' }] })
  expect(joined.found()).toEqual(['m-abcdefgh is ines: 50300, then 48211 stands in GET /journal and in GET /steps'])
})

it('finds a name that stands beside a pseudonym', () => {
  const joined = new JoinedAnswers(known)
  joined.take({ by: 'GET /case', body: { text: 'Vote 1 of m-abcdefgh, who is ines.' } })
  expect(joined.found()).toEqual(['m-abcdefgh is ines: GET /case says so'])
})

it('joins neither different rows, nor the events of another member, nor what is recorded, nor the reader’s own', () => {
  const joined = new JoinedAnswers(known)
  joined.take(steps)
  joined.take({ by: 'GET /rows', body: [{ username: 'ines' }, { position: 48_211 }] })
  joined.take({ by: 'GET /others', body: [{ username: 'noor', position: 48_211 }] })
  joined.take({ by: 'GET /case', body: [{ username: 'ines', position: 48_211 }] }, true)
  expect(joined.found()).toEqual([])
  const own = new JoinedAnswers(known, 'ines')
  for (const said of [steps, { by: 'GET /own', body: [{ username: 'ines', position: 48_211 }] }]) own.take(said)
  expect(own.found()).toEqual([])
})
