import { expect, it } from 'vitest'
import { WireMessage } from './wire-message.ts'

const fieldsOf = (...bytes: number[]) => {
  const message = new WireMessage(Buffer.from(bytes))
  const fields: number[] = []
  while (message.next()) fields.push(message.field)
  return fields
}

it('passes over fields of every kind, asked for or not', () => {
  const fixed = [0x11, 1, 2, 3, 4, 5, 6, 7, 8, 0x1d, 1, 2, 3, 4]
  expect(fieldsOf(0x08, 0x96, 0x01, ...fixed, 0x22, 2, 0x68, 0x69, 0x28, 0)).toEqual([1, 2, 3, 4, 5])
  expect(fieldsOf()).toEqual([])
})

it('reads numbers beyond 32 bits, and texts', () => {
  const message = new WireMessage(Buffer.from([0x08, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x0f, 0x12, 3, 0xe2, 0x82, 0xac]))
  message.next()
  expect(message.number).toBe(Number.MAX_SAFE_INTEGER)
  message.next()
  expect(message.text).toBe('€')
})

it.each([
  ['a number', [0x08, 0x96]],
  ['a text', [0x12, 5, 0x68]],
  ['a fixed number', [0x1d, 1, 2]],
])('refuses what was cut off in the middle of %s', (_, bytes) => {
  expect(() => fieldsOf(...bytes)).toThrow('a message ends')
})

it('refuses a kind of field that it does not know', () => {
  expect(() => fieldsOf(0x0b)).toThrow('unknown kind 3')
})
