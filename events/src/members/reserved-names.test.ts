import { describe, expect, it } from 'vitest'
import { isKept } from './reserved-names.ts'
import { Username } from './username.ts'

describe('a username that could pass for one of ours', () => {
  it.each([
    'debut',
    'd3but',
    'debut-team',
    'debut-support',
    'debutsupport',
    'team-debut',
    'the-debut-team',
    'debut-official-anna',
    'debut-2026',
    'official-debut',
    'adm1n',
    'admin-1',
    'admin24',
    'a-d-m-i-n',
    'a-d-m-1-n',
    'ad-min',
    'adrnin',
    'm0derat0r',
    'mod-team',
    'supp0rt',
    'support-team-2',
    'staff',
    'constructor',
    'c0nstructor',
    'hasownproperty',
    'to-string',
    'prototype',
    'login',
    'l0gin',
    'log-in',
    'free-tools',
  ])('is kept: %s', (name) => {
    expect(Username.parse(name)).toBe(name)
    expect(isKept(name)).toBe(true)
  })

  it.each([
    'adminton',
    'badminton',
    'debut-album',
    'debutante',
    'jane-admin',
    'the-admin',
    'modest',
    'teammate',
    'steamboat',
    'supporter',
    'constructor-of-kites',
    'too',
    'too-1',
    'mai-1',
    'user-12345678',
    'ines-1',
    'blog-1',
    'system-of-a-down',
    'rootbeer',
    'info-junkie',
    'a1',
  ])('is no ordinary one: %s', (name) => {
    expect(isKept(name)).toBe(false)
  })

  it('is never written in other alphabets, which usernames don’t take', () => {
    for (const name of ['аdmin', 'αdmin', 'ａｄｍｉｎ', 'debut_team', '__proto__', 'debut--team', 'debut.team'])
      expect(Username.safeParse(name).success).toBe(false)
  })
})
