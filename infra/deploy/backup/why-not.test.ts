import { Refused, Unavailable } from '@debut/adapters/errors.ts'
import { expect, it } from 'vitest'
import { whyNot } from './why-not.ts'

const withCode = (code: string, message: string) => Object.assign(new Error(message), { code })

it.each([
  ['a full disk', withCode('ENOSPC', 'no space left on device'), 'There is no room left: no space left on device. Make some'],
  ['a full database', withCode('53100', 'could not extend file'), 'There is no room left: could not extend file. Make some'],
  ['a closed folder', withCode('EACCES', 'permission denied'), 'It may not be written to: permission denied.'],
  [
    'a database that is unavailable',
    withCode('ECONNREFUSED', 'connect refused'),
    'A database or the target does not answer: connect refused.',
  ],
  ['an event store that is unavailable', new Unavailable('no answer'), 'The event store does not answer: no answer.'],
  ['what can never be done', new Refused('there is no back-up'), 'there is no back-up.'],
  ['an image without the rest', withCode('ERR_MODULE_NOT_FOUND', "Cannot find package 'x'\nstack"), 'This needs a checkout'],
  [
    'a bucket that refuses',
    Object.assign(new Error('no such bucket'), { name: 'NoSuchBucket', $metadata: {} }),
    'The bucket refuses: NoSuchBucket, no such bucket.',
  ],
])('says of %s what it is', (_, error, sentence) => {
  expect(whyNot(error)?.startsWith(sentence)).toBe(true)
})

it('says nothing of what is a fault of ours, so that it is shown whole', () => {
  expect(whyNot(new TypeError('undefined is not a function'))).toBeUndefined()
})
