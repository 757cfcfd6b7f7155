import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineEvent } from './define-event.ts'
import { personal } from './personal.ts'
import { UnreadableEvent, upcast } from './upcast.ts'

const Renamed = defineEvent(
  'Renamed',
  { memberId: z.string(), fullName: personal(z.string().min(1)), politely: z.boolean() },
  {
    upcasts: [({ name, ...rest }) => ({ ...rest, fullName: name }), (data) => ({ ...data, politely: true })],
  },
)

describe('an event definition', () => {
  it('makes events of its own form only', () => {
    expect(Renamed({ memberId: 'm', fullName: 'Ines', politely: false })).toEqual({
      type: 'Renamed',
      data: { memberId: 'm', fullName: 'Ines', politely: false },
    })
    expect(() => Renamed({ memberId: 'm', fullName: '', politely: false })).toThrow()
    const smuggled = { memberId: 'm', fullName: 'Ines', politely: true, streak: 900 }
    expect(() => Renamed(smuggled)).toThrow(/streak/)
  })

  it('puts the fields in the order of its form, as the log has them for ever', () => {
    const order = ['memberId', 'fullName', 'politely']
    expect(Object.keys(Renamed({ memberId: 'm', fullName: 'Ines', politely: false }).data)).toEqual(order)
    expect(Object.keys(Renamed({ politely: false, fullName: 'Ines', memberId: 'm' }).data)).toEqual(order)
  })

  it('knows its personal fields and whose they are', () => {
    expect([...Renamed.personal]).toEqual([['fullName', 'memberId']])
    expect(() => defineEvent('Lost', { text: personal(z.string()) })).toThrow(
      'Lost.text is personal to "memberId", which Lost does not have',
    )
  })

  it('leaves nothing personal open within a field', () => {
    expect(() => defineEvent('Listed', { memberId: z.string(), people: z.array(z.object({ name: personal(z.string()) })) })).toThrow(
      'Listed.people has something personal within, and only whole fields are sealed',
    )
  })

  it('reads every older version through all upcasts since', () => {
    const today = { type: 'Renamed', data: { memberId: 'm', fullName: 'Ines', politely: true } }
    expect(Renamed.v).toBe(3)
    expect(upcast(Renamed, 1, { memberId: 'm', name: 'Ines' })).toEqual(today)
    expect(upcast(Renamed, 2, { memberId: 'm', fullName: 'Ines' })).toEqual(today)
    expect(upcast(Renamed, 3, today.data)).toEqual(today)
  })

  it('reads an erased field as null', () => {
    expect(upcast(Renamed, 3, { memberId: 'm', fullName: null, politely: true }).data.fullName).toBeNull()
  })

  it('refuses a version from the future and data that does not fit, saying where', () => {
    expect(() => upcast(Renamed, 4, {})).toThrow(UnreadableEvent)
    expect(() => upcast(Renamed, 3, { memberId: 'm', fullName: 'Ines', politely: 'yes' })).toThrow(/politely/)
  })
})
