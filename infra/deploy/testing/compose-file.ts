import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

export const root = join(import.meta.dirname, '../../..')

export const composeText = readFileSync(join(root, 'docker-compose.yml'), 'utf8')

export type Environment = Readonly<Record<string, string>>

const VARIABLE = /\$\$|\$\{(?<name>\w+)(?:(?<operator>:-|:\?)(?<rest>[^}]*))?\}/g

/** As Compose does it: `$$`, `${NAME}`, `${NAME:-default}`, `${NAME:?complaint}`. */
export const interpolate = (text: string, environment: Environment): string =>
  text.replace(VARIABLE, (whole: string, ...match: unknown[]) => {
    if (whole === '$$') return '$'
    const { name, operator, rest } = match.at(-1) as { name: string; operator?: string; rest?: string }
    const value = environment[name]
    if (value !== undefined && value !== '') return value
    if (operator === ':-') return rest ?? ''
    if (operator === ':?') throw new Error(`${name} is missing: ${rest}`)
    throw new Error(`${name} has neither a value nor a default`)
  })

export const variablesOf = (text: string): { name: string; required: boolean }[] =>
  [...text.matchAll(VARIABLE)].flatMap(({ groups }) => {
    const name = groups?.['name']
    return name === undefined ? [] : [{ name, required: groups?.['operator'] === ':?' }]
  })

/** An env file's names and values; a value may use what was set before it, as Compose reads several files. */
export const parseEnvFile = (text: string, before: Environment = {}): Environment => {
  const environment: Record<string, string> = { ...before }
  for (const line of text.split('\n')) {
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) environment[name] = interpolate(value, environment)
  }
  return environment
}

/** YAML's merge keys resolved, variables not yet put in. */
export const parseCompose = (text: string): unknown => parse(text, { merge: true, maxAliasCount: -1 })

const Service = z.looseObject({
  image: z.string(),
  profiles: z.array(z.string()).default([]),
  user: z.string().optional(),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  restart: z.string(),
  healthcheck: z.looseObject({ test: z.array(z.string()) }).optional(),
  build: z.looseObject({ dockerfile: z.string() }).optional(),
  command: z.array(z.string()).optional(),
  volumes: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.union([z.string(), z.number()]).transform(String)).default({}),
  depends_on: z.record(z.string(), z.object({ condition: z.string(), required: z.boolean().default(true) })).default({}),
  networks: z.union([z.array(z.string()), z.record(z.string(), z.looseObject({ aliases: z.array(z.string()).default([]) }))]).default([]),
})
export type Service = z.output<typeof Service>

export const servicesOf = (compose: unknown): Map<string, Service> =>
  new Map(Object.entries(z.looseObject({ services: z.record(z.string(), Service) }).parse(compose).services))

/** What starts when these profiles are chosen. */
export const started = (services: ReadonlyMap<string, Service>, profiles: readonly string[]): Map<string, Service> =>
  new Map(
    [...services].filter(([, service]) => service.profiles.length === 0 || service.profiles.some((profile) => profiles.includes(profile))),
  )
