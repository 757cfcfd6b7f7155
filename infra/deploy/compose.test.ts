import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { fillIn } from './secrets.ts'
import { composeText, interpolate, parseCompose, parseEnvFile, root, servicesOf, started, variablesOf } from './testing/compose-file.ts'

const here = import.meta.dirname
const example = readFileSync(join(here, '.env.example'), 'utf8')
const single = parseEnvFile(fillIn(example, 'https://debut.example'))
const cluster = parseEnvFile(readFileSync(join(here, 'cluster.env'), 'utf8'), single)

const services = servicesOf(parseCompose(interpolate(composeText, single)))
const ours = [...services].filter(([, { build }]) => build !== undefined)

/** The Compose Specification's schema, as the linter dclint carries it. */
const composeSchema = () => {
  const dclint = dirname(createRequire(import.meta.url).resolve('dclint/package.json'))
  const { $schema: _, ...schema } = JSON.parse(readFileSync(join(dclint, 'schemas/compose.schema.json'), 'utf8'))
  const ajv = new Ajv({ strict: false, allErrors: true })
  addFormats.default(ajv)
  return ajv.compile(schema)
}

/** An address may name several nodes: `nats://a:4222,b:4222`. */
const hostsOf = (address: string) => {
  const [, hosts = ''] = /^[^:]+:\/\/(?:[^@/]*@)?([^/?]*)/.exec(address) ?? []
  return hosts.split(',').map((host) => host.replace(/:\d+$/, ''))
}

/** Not in this composition: the address that members use, and the mail server. */
const ELSEWHERE = new Set(['PUBLIC_URL', 'SMTP_URL'])

describe('docker-compose.yml', () => {
  const validate = composeSchema()

  it.each([
    ['single', single],
    ['cluster', cluster],
  ])('is a valid Compose file as %s', (_, environment) => {
    validate(parseCompose(interpolate(composeText, environment)))
    expect(validate.errors ?? []).toEqual([])
  })

  it('is held to a schema that refuses what Compose does not know', () => {
    expect(validate({ services: { edge: { image: 'debut', helthcheck: {} } } })).toBe(false)
  })

  it('says what is missing when a secret is not set', () => {
    expect(() => interpolate(composeText, { ...single, CLAIM_SECRET: '' })).toThrow(
      'CLAIM_SECRET is missing: the secret under which usernames are claimed',
    )
  })

  it('has each variable it requires in .env.example, and nothing there is left unused', () => {
    const named = Object.keys(parseEnvFile(example)).filter((name) => !name.startsWith('COMPOSE_'))
    const used = variablesOf(composeText)
    expect(used.filter(({ name, required }) => required && !named.includes(name))).toEqual([])
    expect(named.filter((name) => !used.some((variable) => variable.name === name))).toEqual([])
  })

  it('gives every secret a value of its own', () => {
    const secrets = Object.entries(single).filter(([name]) => /PASSWORD|SECRET$/.test(name))
    expect(secrets.length).toBeGreaterThan(5)
    expect(secrets.every(([, value]) => value.length >= 32)).toBe(true)
    expect(new Set(secrets.map(([, value]) => value)).size).toBe(secrets.length)
  })

  it('watches the health of everything that keeps running', () => {
    const unwatched = [...services].filter(([, { restart, healthcheck }]) => restart !== 'no' && healthcheck === undefined)
    expect(unwatched.map(([name]) => name)).toEqual([])
    expect([...services].filter(([, { restart }]) => restart === 'no').map(([name]) => name)).toEqual([
      'before-migrations',
      'backup',
      'eventstore-certificates',
      'eventstore-user',
    ])
  })

  it('names a version of every image', () => {
    for (const [name, { image }] of services) expect(image, name).toMatch(/:v?\d+\.\d+/)
  })

  it('runs ours as a user without rights, on a file system that cannot be written', () => {
    expect(ours.map(([name]) => name)).toEqual([
      'edge',
      'command-service',
      'before-migrations',
      'backup',
      'query-service',
      'projection-service',
      'eventstore-user',
    ])
    for (const [name, service] of ours) {
      expect(service, name).toMatchObject({
        user: '1000:1000',
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      })
    }
  })

  it('lets no two containers want one port of the machine, and none be reached from elsewhere', () => {
    const published = [...services].flatMap(([name, { ports }]) =>
      ports.map((port) => ({ name, host: port.slice(0, port.lastIndexOf(':')) })),
    )
    const numbers = published.map(({ host }) => host.slice(host.lastIndexOf(':') + 1))
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(published.filter(({ host }) => !host.startsWith('127.0.0.1:'))).toEqual([])
  })

  it('mounts only files that are there', () => {
    const mounted = [...services.values()].flatMap(({ volumes }) => volumes.map((volume) => volume.split(':')[0] ?? ''))
    const files = mounted.filter((source) => source.startsWith('./'))
    expect(files.length).toBeGreaterThan(3)
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})

describe.each([
  { profile: 'single', environment: single, eventStores: ['eventstore'], brokers: ['nats'] },
  {
    profile: 'cluster',
    environment: cluster,
    eventStores: ['eventstore-1', 'eventstore-2', 'eventstore-3'],
    brokers: ['nats-1', 'nats-2', 'nats-3'],
  },
])('the profile $profile', ({ profile, environment, eventStores, brokers }) => {
  const running = started(
    servicesOf(parseCompose(interpolate(composeText, environment))),
    environment['COMPOSE_PROFILES']?.split(',') ?? [],
  )

  it('is what its env file chooses', () => {
    expect(environment['COMPOSE_PROFILES']).toBe(profile)
  })

  it('starts its own nodes of the stores and no others', () => {
    const keepRunning = [...running].filter(([, { restart }]) => restart !== 'no').map(([name]) => name)
    expect(keepRunning.toSorted()).toEqual(
      ['edge', 'command-service', 'query-service', 'projection-service', 'postgres', ...eventStores, ...brokers].toSorted(),
    )
  })

  it('waits for nothing that it does not start', () => {
    const needed = [...running.values()].flatMap(({ depends_on }) => Object.entries(depends_on).filter(([, { required }]) => required))
    expect(needed.filter(([name]) => !running.has(name))).toEqual([])
  })

  it('reaches every store by a name that its nodes answer to', () => {
    const answering = new Set(
      [...running].flatMap(([name, { networks }]) => [
        name,
        ...(Array.isArray(networks) ? [] : Object.values(networks).flatMap(({ aliases }) => aliases)),
      ]),
    )
    const addresses = [...running.values()].flatMap(({ environment: settings }) =>
      Object.entries(settings).filter(
        ([name, url]) => name.endsWith('_URL') && url !== '' && !ELSEWHERE.has(name) && !url.startsWith('file:'),
      ),
    )
    expect(addresses.length).toBeGreaterThan(8)
    const hosts = addresses.flatMap(([, url]) => hostsOf(url))
    expect(hosts.filter((host) => !answering.has(host))).toEqual([])
  })

  it('names every node of NATS, so that a dead one cuts no service off from the others', () => {
    for (const name of ['command-service', 'query-service', 'projection-service'])
      expect(hostsOf(running.get(name)?.environment['NATS_URL'] ?? '')).toEqual(brokers)
  })
})
