import { describe, expect, it } from 'vitest'
import { type Fingerprint, fingerprintOf, isNearlySame } from './fingerprint.ts'

const SECRET = 'secret'
const of = (text: string): Fingerprint => {
  const made = fingerprintOf(text, SECRET)
  if (made === undefined) throw new Error('it is too short')
  return made
}
const isSame = (one: string, other: string) => {
  const [a, b] = [of(one), of(other)]
  return a.keys.some((key) => b.keys.includes(key)) && isNearlySame(a, b)
}

const OFFER =
  'We build links for your shop: four hundred sites with good rank, price on request, and the first ten are free of charge until Sunday. Look at https://links.example/offer today.'

describe('texts that say nearly the same', () => {
  it('are found through case, marks, accents, hidden characters and what follows an address', () => {
    expect(isSame(OFFER, OFFER.toUpperCase())).toBe(true)
    expect(isSame(OFFER, `**${OFFER.replaceAll(/[:,.]/g, ' !! ')}**`)).toBe(true)
    expect(isSame(OFFER, OFFER.replaceAll('o', 'o\u200b').replaceAll('e', 'é'))).toBe(true)
    expect(isSame(OFFER, OFFER.replace('/offer', '/offer?from=ines&n=81726354'))).toBe(true)
  })

  it('are found with a few other words', () => {
    expect(isSame(OFFER, `Hi! ${OFFER}`)).toBe(true)
    expect(isSame(OFFER, OFFER.replace('Sunday', 'Monday'))).toBe(true)
    expect(isSame(OFFER.repeat(40), `${OFFER.repeat(40)} And this is new.`)).toBe(true)
  })

  it('are found in scripts without spaces', () => {
    const said = '私たちの新しいツールは、毎日の小さな仕事を静かに片づけます。料金は月ごとで、いつでもやめられます。ぜひ試してください。'
    expect(isSame(said, `${said}！！`)).toBe(true)
  })

  it('are not those that say something else, however alike they begin', () => {
    expect(
      isSame(OFFER, OFFER.slice(0, OFFER.length / 2) + ' but we do not do any of this: it is forbidden here, and we ask you to report it.'),
    ).toBe(false)
    expect(
      isSame(
        'I have asked twelve users of mine what they would pay for it.',
        'My sister asked me yesterday why none of my users pay anything.',
      ),
    ).toBe(false)
  })

  it('are none that are short', () => {
    for (const short of ['Congrats!', 'Congrats on the launch, well done!', `Congrats ${'🎉'.repeat(60)}`])
      expect(fingerprintOf(short, SECRET)).toBeUndefined()
  })
})

describe('what is kept of a text', () => {
  it('holds no part of it, and says nothing without the secret', () => {
    const { keys, sketch } = of(OFFER)
    expect(sketch.length).toBeLessThanOrEqual(128)
    expect([...keys, ...sketch].join(' ')).not.toMatch(/links|price|sunday/i)
    const other = fingerprintOf(OFFER, 'another secret')
    expect(sketch.filter((part) => other?.sketch.includes(part))).toEqual([])
  })
})
