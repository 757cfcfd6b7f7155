import { randomBytes } from 'node:crypto'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { describe, expect, it } from 'vitest'
import { isSealed, open, seal } from './sealing.ts'

const ines = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const aya = MemberId.parse('8a6e0804-2bd0-4672-b79d-d97027f9071a')
const key = randomBytes(32)
const sealed = seal(key, 'MemberRegistered', 'username', ines, 'ines')

describe('a sealed text', () => {
  it.each(['ines', '', 'Îñés 🚀', null, 42, ['a', { b: true }]])('opens to what was sealed: %j', (value) => {
    expect(open(key, 'T', 'f', seal(key, 'T', 'f', ines, value))).toEqual(value)
  })

  it('shows nothing of itself, and never the same twice', () => {
    const long = 'a'.repeat(64)
    const [first, second] = [seal(key, 'T', 'f', ines, long), seal(key, 'T', 'f', ines, long)]
    expect(Buffer.from(first.$sealed, 'base64').toString('latin1')).not.toContain('aaa')
    expect(first.$sealed).not.toBe(second.$sealed)
  })

  it.each([
    ['under another event', () => open(key, 'MemberRenamed', 'username', sealed)],
    ['under another field', () => open(key, 'MemberRegistered', 'bio', sealed)],
    ['under another owner', () => open(key, 'MemberRegistered', 'username', { ...sealed, $of: aya })],
    ['with another key', () => open(randomBytes(32), 'MemberRegistered', 'username', sealed)],
    ['when it was cut short', () => open(key, 'MemberRegistered', 'username', { ...sealed, $sealed: sealed.$sealed.slice(0, 12) })],
  ])('does not open %s', (_, opening) => {
    expect(opening).toThrow()
  })

  it('does not open when any of its bytes was changed', () => {
    const bytes = Buffer.from(sealed.$sealed, 'base64')
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
      expect(() => open(key, 'MemberRegistered', 'username', { ...sealed, $sealed: changed.toString('base64') })).toThrow()
    }
  })

  it('is distinguished from plain data', () => {
    expect(isSealed(sealed)).toBe(true)
    for (const plain of [
      null,
      'ines',
      { $sealed: 'x' },
      { $of: ines },
      { $sealed: 1, $of: ines },
      { $sealed: 'x', $of: null },
      ['$sealed', '$of'],
    ])
      expect(isSealed(plain)).toBe(false)
  })
})
