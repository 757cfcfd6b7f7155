import { describe, expect, it } from 'vitest'
import { argon2Passwords } from './argon2-passwords.ts'
import { noBreaches } from './breaches.ts'
import { isCommon } from './common-passwords.ts'

const passwords = argon2Passwords({ shortest: 8, refuseCommon: true, site: ['Debut', 'debut.example'], breaches: noBreaches })

describe('passwords', () => {
  it('are kept as argon2id with a salt of their own', async () => {
    const [one, other] = await Promise.all([passwords.hash('quiet river stone'), passwords.hash('quiet river stone')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(other).not.toBe(one)
    expect(await passwords.verify('quiet river stone', one)).toBe(true)
    expect(await passwords.verify('quiet river stones', one)).toBe(false)
  })

  it('are the same however their characters are composed', async () => {
    const hash = await passwords.hash('cafe\u0301 au lait')
    expect(await passwords.verify('caf\u00e9 au lait', hash)).toBe(true)
  })

  it('match nothing where there is no hash', async () => {
    expect(await passwords.verify('quiet river stone', undefined)).toBe(false)
    expect(await passwords.verify('quiet river stone', null)).toBe(false)
  })

  it('are refused by their length and by being known, with the reasons', async () => {
    const weakness = (password: string) => passwords.weaknessOf(password)?.reasons
    expect(weakness('ab3!xyz')).toEqual(['length'])
    expect(weakness('dragon')).toEqual(['length', 'pwned'])
    expect(weakness('Trustno1')).toEqual(['pwned'])
    expect(weakness('quiet river stone')).toBeUndefined()
    expect(weakness('🐌🐌🐌🐌')).toEqual(['length'])
    await expect(passwords.refuseWeak('Trustno1', {})).rejects.toMatchObject({
      code: 'weak_password',
      status: 422,
      more: { weak_password: { reasons: ['pwned'] } },
    })
    await expect(passwords.refuseWeak('a'.repeat(257), {})).rejects.toMatchObject({ code: 'validation_failed', status: 400 })
  })

  it('are refused where they are little more than what anybody knows of an account', () => {
    const context = { email: 'ines.moreau+x@paper.example', names: ['Inês Moreau', 'paperines'] }
    const reasons = (password: string) => passwords.weaknessOf(password, context)?.reasons
    for (const guessed of [
      'ines.moreau',
      'InesMoreau1!',
      'paperines2026',
      'Moreau-Ines-1',
      'debut.example',
      'Debut2026',
      'paper-Debut',
      'Inês Moreau',
    ])
      expect([guessed, reasons(guessed)]).toEqual([guessed, ['context']])
    for (const own of ['quiet river stone', 'no ink on the debut', 'moreau likes small birds'])
      expect([own, reasons(own)]).toEqual([own, undefined])
    const relaxed = argon2Passwords({ shortest: 8, refuseCommon: false, site: ['Debut'], breaches: noBreaches })
    expect(relaxed.weaknessOf('ines.moreau', context)).toBeUndefined()
  })

  it('are refused rather than queued without end', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 300 }, () => passwords.verify('quiet river stone', undefined)))
    const refused = asked.filter((outcome) => outcome.status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every(({ reason }) => reason.code === 'over_request_rate_limit')).toBe(true)
    expect(await passwords.verify('quiet river stone', undefined)).toBe(false)
  })
})

describe('the list of common passwords', () => {
  it('knows those that everybody thinks of', () => {
    expect(['password', 'Password1', '12345678', 'iloveyou', 'qwertyuiop'].every(isCommon)).toBe(true)
  })
})
