import { isIP } from 'node:net'
import { z } from 'zod'
import { doubted, insecureIn, openAddressDoubt, secretDoubt, switchOf } from './insecure-settings.ts'

/** What a setting takes stands beside it, so that a wrong value can be answered with it. */
const setting = <Schema extends z.ZodType>(schema: Schema, takes: string) => schema.meta({ takes })

/** Digits only: an empty text would otherwise pass for 0. */
const wholeNumber = z.coerce.string().regex(/^\d+$/).transform(Number)

export const portSetting = (fallback: number) =>
  setting(wholeNumber.pipe(z.int().max(65_535)).default(fallback), 'a port, 0 to 65535 (0: any free one)')

/** None has a default: a service without one does not start, rather than connect to something else. */
export const urlSetting = (protocol: RegExp, example: string) => setting(z.url({ protocol }), `an address such as ${example}`)

/** Where members reach us. */
export const publicUrlSetting = () => doubted(urlSetting(/^https?$/, 'https://debut.example'), openAddressDoubt)

const listed = (text: unknown): string[] =>
  (typeof text === 'string' ? text : '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** None or several, each of them checked like one: `https://a.example,https://b.example:8443`. Only what says whom to talk to is taken. */
export const originsSetting = (protocol: RegExp, example: string) => {
  const origin = z.url({ protocol }).transform((address) => new URL(address).origin)
  const schema = z.string().default('').transform(listed).pipe(z.array(origin))
  return setting(schema, `addresses such as ${example}, with commas between them, or nothing`)
}

const NODES = /^(?<scheme>[^:/]+:\/\/)(?<login>[^@/?#]*@)?(?<hosts>[^?#]+?)\/?(?<options>\?[^#]*)?$/

/** One address for one node or for several: `nats://a:4222,b:4222`. Each may repeat the scheme; what is taken says it once. */
export const nodesSetting = (protocol: RegExp, example: string) => {
  const node = z.url({ protocol }).regex(/^[^/]+\/\/[^/@\s]+$/)
  const schema = z.string().transform((address, { issues }) => {
    const { scheme = '', login = '', hosts = '', options = '' } = NODES.exec(address)?.groups ?? {}
    const nodes = hosts.split(',').map((host) => host.trim().replace(scheme, ''))
    if (nodes.every((host) => node.safeParse(scheme + host).success)) return `${scheme}${login}${nodes.join()}${options}`
    issues.push({ code: 'custom', input: address })
    return z.NEVER
  })
  return setting(schema, `an address such as ${example}`)
}

export const secretSetting = () => doubted(setting(z.string().min(16), 'a secret of at least 16 characters'), secretDoubt)

export const optionalSecretSetting = () =>
  setting(
    z
      .string()
      .regex(/^$|^.{16,}$/)
      .default('')
      .transform((secret) => (secret === '' ? undefined : secret)),
    'a secret of at least 16 characters, or nothing',
  )

/** An address, or nothing. */
export const optionalUrlSetting = (protocol: RegExp, example: string) =>
  setting(
    z
      .union([z.literal(''), z.url({ protocol })])
      .default('')
      .transform((address) => (address === '' ? undefined : address)),
    `an address such as ${example}, or nothing`,
  )

/** As it stands in an address. */
export const nameSetting = (fallback: string) =>
  setting(
    z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/)
      .default(fallback),
    'a name of a–z, 0–9 and dashes',
  )

/** What somebody else gave us to show, or nothing. */
export const tokenSetting = () =>
  setting(
    z
      .string()
      .regex(/^[\w-]{0,100}$/)
      .default(''),
    'only A to Z, a to z, digits, dashes and underscores, or nothing',
  )

export const pathSetting = (fallback?: string) => {
  const schema = z.string().min(1)
  return setting(fallback === undefined ? schema : schema.default(fallback), 'a path')
}

/** A path, or nothing. */
export const optionalPathSetting = () =>
  setting(
    z
      .string()
      .default('')
      .transform((path) => (path === '' ? undefined : path)),
    'a path, or nothing',
  )

export const choiceSetting = <const Choices extends readonly [string, ...string[]]>(choices: Choices, fallback: Choices[number]) =>
  setting(z.enum(choices).default(fallback as never), `one of ${choices.join(', ')}`)

export const switchSetting = (fallback: boolean) => setting(z.stringbool().default(fallback), 'true or false')

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

/** An address or a network such as 10.0.0.0/8. */
const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return more.length === 0 && (bits === undefined ? most > 0 : /^\d{1,3}$/.test(bits) && Number(bits) <= most)
}

const networksSetting = (fallback: string) =>
  setting(
    z
      .string()
      .default(fallback)
      .transform(listed)
      .pipe(z.array(z.string().refine((each) => NETWORKS.includes(each) || isNetwork(each)))),
    `addresses, networks such as 10.0.0.0/8, or names of networks (${NETWORKS.join(', ')}), with commas between them, or nothing`,
  )

export const hostSetting = () => setting(z.string().min(1).default('127.0.0.1'), 'a host name or address to listen on')

/** The settings that every service has. */
export const commonSettings = (port: number, { trusts = 'loopback' } = {}) => ({
  /** Who stands before it and says who asks, by `X-Forwarded-For`. */
  TRUSTED_PROXIES: networksSetting(trusts),
  HOST: hostSetting(),
  PORT: portSetting(port),
  LOG_LEVEL: choiceSetting(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
})

export const numberSetting = (least: number, most: number, fallback: number) =>
  setting(wholeNumber.pipe(z.int().min(least).max(most)).default(fallback), `a number from ${least} to ${most}`)

/** None or several, each of them checked like one. */
export const listSetting = <Each extends z.ZodType>(takes: string, each: Each) =>
  setting(z.preprocess(listed, z.array(each)), `${takes}, with commas between them, or nothing`)

/** As a mail's `From` names it. */
export const senderSetting = () =>
  setting(z.string().regex(/^([^<>\r\n"]{1,80} )?<?[^\s<>@]+@[^\s<>@]+>?$/), 'a sender such as Debut <hello@debut.example>')

type Environment = Readonly<Record<string, string | undefined>>

/** The complaints about an environment, one line each; none when it fits. */
export const complaints = (schema: z.ZodObject, environment: Environment): string[] => {
  const parsed = schema.safeParse(environment)
  const unmeant = insecureIn(schema, environment).filter(({ isMeant }) => !isMeant)
  const insecure = unmeant.map(({ name, because }) => `${name} is insecure: ${because}. If that is meant, set ${switchOf(name)}=yes`)
  return [...(parsed.success ? [] : wrongIn(schema, parsed.error, environment)), ...insecure]
}

const wrongIn = (schema: z.ZodObject, error: z.ZodError, environment: Environment): string[] =>
  error.issues.map((issue) => {
    const name = String(issue.path[0])
    const given = environment[name]
    const takes = takesOf(schema.shape[name])
    return given === undefined ? `${name} is missing: it takes ${takes}` : `${name} is ${shown(name, given)}: it takes ${takes}`
  })

/** A wrong setting ends the start at once, by its name. */
export const loadConfig = <Schema extends z.ZodObject>(schema: Schema, environment: Environment = process.env): z.output<Schema> => {
  const wrong = complaints(schema, environment)
  if (wrong.length === 0) return schema.parse(environment)
  process.stderr.write(`${wrong.join('\n')}\n`)
  process.exit(1)
}

const takesOf = (schema: unknown): string => {
  const takes = schema instanceof z.ZodType ? schema.meta()?.['takes'] : undefined
  return typeof takes === 'string' ? takes : 'another value'
}

/** A secret is never printed, not even a wrong one, nor the password in an address. */
const shown = (name: string, value: string) =>
  /SECRET|KEY|PASSWORD|DATABASE_URL/.test(name) ? 'not right' : JSON.stringify(value.replace(/^(\w[\w+.-]*:\/\/)?.*@/s, '$1…@'))
