import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  commonSettings,
  complaints,
  loadConfig,
  nodesSetting,
  originsSetting,
  pathSetting,
  secretSetting,
  switchSetting,
  urlSetting,
} from './config.ts'
import { runProgram } from './testing/child-program.ts'

const schema = z.object({
  ...commonSettings(3001),
  NATS_URL: nodesSetting(/^nats$/, 'nats://host:4222'),
  EVENTSTORE_URL: nodesSetting(/^esdb(\+discover)?$/, 'esdb://host:2113'),
  DATABASE_URL: urlSetting(/^postgres$/, 'postgres://user@host/name'),
  CLAIM_SECRET: secretSetting(),
  FOLDER: pathSetting('.data'),
  QUIET: switchSetting(false),
})
const right = {
  NATS_URL: 'nats://127.0.0.1:3005',
  EVENTSTORE_URL: 'esdb://127.0.0.1:3004?tls=false',
  DATABASE_URL: 'postgres://db/debut',
  CLAIM_SECRET: randomBytes(32).toString('base64url'),
}

describe('the configuration', () => {
  it('fills in what is the same everywhere, and no address', () => {
    expect(loadConfig(schema, right)).toEqual({
      ...right,
      HOST: '127.0.0.1',
      PORT: 3001,
      LOG_LEVEL: 'info',
      TRUSTED_PROXIES: ['loopback'],
      FOLDER: '.data',
      QUIET: false,
    })
  })

  it('takes what the environment says', () => {
    const said = { ...right, HOST: '::', PORT: '0', LOG_LEVEL: 'debug', NATS_URL: 'nats://bus:4222', FOLDER: '/data', QUIET: 'true' }
    expect(loadConfig(schema, said)).toMatchObject({ ...said, PORT: 0, QUIET: true })
  })

  it.each([
    ['NATS_URL', 'nats://a', 'nats://a'],
    ['NATS_URL', 'nats://a:4222,b:4222', 'nats://a:4222,b:4222'],
    ['NATS_URL', 'nats://a:4222,nats://b:4222, nats://[::1]:4222', 'nats://a:4222,b:4222,[::1]:4222'],
    ['EVENTSTORE_URL', 'esdb://a:2113,b:2113,c:2113?tls=true&nodePreference=leader', undefined],
    ['EVENTSTORE_URL', 'esdb://admin:change,it@a:2113,b:2113/?tls=false', 'esdb://admin:change,it@a:2113,b:2113?tls=false'],
    ['EVENTSTORE_URL', 'esdb://a:2113,esdb://b:2113?tls=false', 'esdb://a:2113,b:2113?tls=false'],
    ['EVENTSTORE_URL', 'esdb+discover://admin:pass@host:2113?tls=true', undefined],
  ])('takes the nodes of %s from %s', (name, said, taken = said) => {
    expect(loadConfig(schema, { ...right, [name]: said })).toMatchObject({ [name]: taken })
  })

  it('takes no origin, one or several, and nothing that is none', () => {
    const hosts = z.object({ HOSTS: originsSetting(/^https$/, 'https://a.example') })
    const origins = (said?: string) => loadConfig(hosts, { HOSTS: said }).HOSTS
    expect([origins(), origins('')]).toEqual([[], []])
    expect(origins('https://a.example/path?x, https://b.example:8443')).toEqual(['https://a.example', 'https://b.example:8443'])
    for (const said of ['http://a.example', 'a.example', 'https://a.example,b'])
      expect(complaints(hosts, { HOSTS: said })).toEqual([
        expect.stringMatching(/^HOSTS is .*: it takes addresses such as https:\/\/a.example, with commas between them, or nothing$/),
      ])
  })

  it('takes the networks that are trusted, and nothing that is none', () => {
    const said = (TRUSTED_PROXIES: string) => ({ ...right, TRUSTED_PROXIES })
    expect(loadConfig(schema, said('loopback, 10.0.0.0/8,2001:db8::/32,192.0.2.7'))).toMatchObject({
      TRUSTED_PROXIES: ['loopback', '10.0.0.0/8', '2001:db8::/32', '192.0.2.7'],
    })
    expect(loadConfig(schema, said(''))).toMatchObject({ TRUSTED_PROXIES: [] })
    for (const wrong of ['2', 'everybody', '10.0.0.0/33', '10.0.0.0/8/8', '2001:db8::/129', 'proxy.example'])
      expect(complaints(schema, said(wrong))).toEqual([
        expect.stringMatching(/^TRUSTED_PROXIES is .*: it takes addresses, networks such as/),
      ])
  })

  it.each([
    'nats://a:4222,http://b:4222',
    'nats://a:4222,',
    'nats://,b:4222',
    'nats://',
    'nats://a:port',
    'nats://a:4222,b:99999',
    'nats://a:4222/path,b:4222',
    'a:4222,b:4222',
    '',
  ])('refuses the nodes %j', (said) => {
    expect(complaints(schema, { ...right, NATS_URL: said })).toEqual([
      `NATS_URL is ${JSON.stringify(said)}: it takes an address such as nats://host:4222`,
    ])
  })

  it.each([
    ['PORT', 'eighty', 'PORT is "eighty": it takes a port, 0 to 65535 (0: any free one)'],
    ['PORT', '65536', 'PORT is "65536": it takes a port, 0 to 65535 (0: any free one)'],
    ['PORT', '', 'PORT is "": it takes a port, 0 to 65535 (0: any free one)'],
    ['PORT', '30.5', 'PORT is "30.5": it takes a port, 0 to 65535 (0: any free one)'],
    ['HOST', '', 'HOST is "": it takes a host name or address to listen on'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud": it takes one of fatal, error, warn, info, debug, trace, silent'],
    ['NATS_URL', 'http://bus', 'NATS_URL is "http://bus": it takes an address such as nats://host:4222'],
    ['FOLDER', '', 'FOLDER is "": it takes a path'],
    ['QUIET', 'maybe', 'QUIET is "maybe": it takes true or false'],
  ])('names %s when it is %j, and says what it takes', (name, value, complaint) => {
    expect(complaints(schema, { ...right, [name]: value })).toEqual([complaint])
  })

  it('ends the process with exit code 1 and every complaint at once, but never a secret', async () => {
    const program = `
      import { z } from '${import.meta.resolve('zod')}'
      import { commonSettings, loadConfig, secretSetting, urlSetting } from './config.ts'
      loadConfig(z.object({
        ...commonSettings(1),
        NATS_URL: urlSetting(/^nats$/, 'nats://host:4222'),
        DATABASE_URL: urlSetting(/^postgres$/, 'postgres://user@host/name'),
        CLAIM_SECRET: secretSetting(),
      }))
      console.log('started')`
    const ended = await runProgram(program, { PORT: '-1', DATABASE_URL: 'mysql://u:hunter2@db', CLAIM_SECRET: 'too short' }).ended
    expect(ended).toEqual({
      code: 1,
      stdout: '',
      stderr: [
        'PORT is "-1": it takes a port, 0 to 65535 (0: any free one)',
        'NATS_URL is missing: it takes an address such as nats://host:4222',
        'DATABASE_URL is not right: it takes an address such as postgres://user@host/name',
        'CLAIM_SECRET is not right: it takes a secret of at least 16 characters',
        '',
      ].join('\n'),
    })
  })

  it.each([
    ['amqp://debut:hunter2@bus', 'amqp://…@bus'],
    ['nats://debut:hunter2@a:4222,nats://debut:hunter2@b:port', 'nats://…@b:port'],
    ['amqp://debut:hunter2/@bus', 'amqp://…@bus'],
    ['debut:hunter2@bus', '…@bus'],
  ])('shows no password that stands in the address %s', (said, shown) => {
    expect(complaints(schema, { ...right, NATS_URL: said })).toEqual([
      `NATS_URL is "${shown}": it takes an address such as nats://host:4222`,
    ])
  })
})
