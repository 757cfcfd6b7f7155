import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ZodObject, ZodType } from 'zod'
import { edgeConfig } from '@debut/client/server/config.ts'
import { configSchema as commandService } from '@debut/command-service/config.ts'
import { configSchema as projectionService } from '@debut/projection-service/config.ts'
import { configSchema as queryService } from '@debut/query-service/config.ts'
import { complaints } from '@debut/adapters/config.ts'
import { insecureIn } from '@debut/adapters/insecure-settings.ts'
import { fillIn } from './secrets.ts'
import { composeText, interpolate, parseCompose, parseEnvFile, servicesOf } from './testing/compose-file.ts'

const schemas: Record<string, ZodObject> = {
  edge: edgeConfig,
  'command-service': commandService,
  'query-service': queryService,
  'projection-service': projectionService,
}

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const single = parseEnvFile(fillIn(read('.env.example'), 'https://debut.example'))
const cluster = parseEnvFile(read('cluster.env'), single)

const settingsOf = (name: string, environment: typeof single) =>
  servicesOf(parseCompose(interpolate(composeText, environment))).get(name)?.environment ?? {}

/** Node, its libraries and the adapter of the event store read these themselves. */
const AMBIENT = ['NODE_ENV', 'EVENTSTORE_CODEC', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']

it('has an admin look at the tools of new makers, unless the setting is taken out', () => {
  const held = (environment: typeof single) => settingsOf('command-service', environment)['HOLD_FIRST_TOOLS']
  expect(held(single)).toBe('true')
  expect(held({ ...single, HOLD_FIRST_TOOLS: '' })).toBe('false')
})

describe.each(Object.entries(schemas))('the environment of %s', (name, schema) => {
  it.each([
    ['one node of each store', single],
    ['three', cluster],
  ])('is one that it starts with, beside %s', (_, environment) => {
    expect(complaints(schema, settingsOf(name, environment))).toEqual([])
  })

  it('holds no setting that it does not know', () => {
    const unknown = Object.keys(settingsOf(name, single)).filter(
      (setting) => !AMBIENT.includes(setting) && !(setting.replace(/_(INSECURE|CHANGED)$/, '') in schema.shape),
    )
    expect(unknown).toEqual([])
  })

  it('has no default for an address or a secret', () => {
    // One without a default is off.
    const addresses = Object.entries<ZodType>(schema.shape)
      .filter(([setting, form]) => (setting.endsWith('_URL') || setting.includes('SECRET')) && form.safeParse(undefined).data !== undefined)
      .map(([setting]) => setting)
    expect(addresses).toEqual([])
    expect(settingsOf(name, single)).toHaveProperty('HOST')
  })

  it('has nothing insecure in it', () => {
    const settings = settingsOf(name, single)
    expect(insecureIn(schema, settings)).toEqual([])
    // Each that could be is one that the composition lets through.
    const doubted = Object.keys(schema.shape).filter((setting) => schema.shape[setting]?.meta()?.['doubt'] !== undefined)
    expect(doubted.filter((setting) => setting !== 'AUTH_AUTOCONFIRM' && !(`${setting}_INSECURE` in settings))).toEqual([])
  })

  it('takes a secret that was changed on purpose', () => {
    const changeable = ['SEED_SECRET', 'IDENTITY_SECRET'].filter((setting) => setting in schema.shape)
    expect(changeable.filter((setting) => !(`${setting}_CHANGED` in settingsOf(name, single)))).toEqual([])
  })

  it('lets no member sign in without proof', () => {
    expect(Object.keys(settingsOf(name, single))).not.toContain('DEMO_SIGN_IN_URL')
  })
})

it('names one captcha to the service that checks it and to the edge that lets it into pages', () => {
  for (const provider of ['none', 'turnstile', 'hcaptcha']) {
    const environment = { ...single, AUTH_CAPTCHA_PROVIDER: provider }
    const named = ['edge', 'command-service'].map((name) => settingsOf(name, environment)['AUTH_CAPTCHA_PROVIDER'])
    expect(named).toEqual([provider, provider])
  }
})
