import {
  choiceSetting,
  commonSettings,
  hostSetting,
  nameSetting,
  numberSetting,
  originsSetting,
  portSetting,
  publicUrlSetting,
  switchSetting,
  tokenSetting,
  urlSetting,
} from '@debut/adapters/config.ts'
import { z } from 'zod'

const service = (port: number) => urlSetting(/^https?$/, `http://127.0.0.1:${port}`)

export const edgeConfig = z.object({
  /** The proxies that end TLS before it are named; none by default, as the port may be open to all. */
  ...commonSettings(3000, { trusts: '' }),
  /** Where `/metrics` and `/readyz` are, which the public port does not have. */
  OPERATORS_PORT: portSetting(3011),
  OPERATORS_HOST: hostSetting(),
  /** Where readers find us: canonical links name it. */
  PUBLIC_URL: publicUrlSetting(),
  /** Where PUBLIC_URL is https, browsers use nothing but https for a year. With this setting they do so for all names below it, too. */
  HSTS_SUBDOMAINS: switchSetting(false),
  COMMAND_SERVICE_URL: service(3001),
  QUERY_SERVICE_URL: service(3002),
  /** Where members of the demo world sign in with one click: only the local stack has it. */
  DEMO_SIGN_IN_URL: urlSetting(/^https?$/, 'http://127.0.0.1:3010').optional(),
  /** A page waits this long for its data before it says that the data can’t be reached. */
  PAGE_ANSWERS_MS: numberSetting(100, 60_000, 2_000),
  /** Pages that are drawn for one address: those that are kept for everybody are not counted. */
  PAGES_PER_MINUTE: numberSetting(1, 1_000_000, 240),
  /** A browser opens six at most and keeps one for the live socket. */
  CONNECTIONS_PER_ADDRESS: numberSetting(1, 1_000_000, 500),
  /** Each tab of a browser has one; whole offices share an address. */
  LIVE_SOCKETS_PER_ADDRESS: numberSetting(1, 1_000_000, 200),
  /** Whose pictures are fetched, made smaller and shown as ours. */
  IMAGE_HOSTS: originsSetting(/^https?$/, 'https://images.example'),
  /** A public icon API, as iconify's, for icons that are in none of our packages: without it there are no others. */
  ICON_API: originsSetting(/^https?$/, 'https://icons.example'),
  /** Each page that is looked at is counted, by its name only. */
  AUTO_PAGE_VIEWS: switchSetting(true),
  /** Under which the command-service vouches for members, as it is called there. */
  SUPPORT_CHAT: nameSetting('chat'),
  /** Where a Chatwoot is, and its website's token, which pages show to everybody. Without both there is our own contact panel. */
  CHATWOOT_ORIGIN: originsSetting(/^https?$/, 'https://chat.example'),
  CHATWOOT_TOKEN: tokenSetting(),
  /** Who distinguishes people from programs for the auth service: its script and its frame may come into pages. */
  AUTH_CAPTCHA_PROVIDER: choiceSetting(['none', 'turnstile', 'hcaptcha'], 'none'),
  /** Shows /_gallery, every primitive in every state: for developers who build with them. */
  GALLERY: switchSetting(false),
  /** Vite compiles on request and replaces modules in the browser as they change. */
  CLIENT_DEV: switchSetting(false),
})

export type EdgeConfig = z.infer<typeof edgeConfig>

/** Only whole: an address without a token is none. */
export const chatwootOf = ({ CHATWOOT_ORIGIN: [baseUrl], CHATWOOT_TOKEN: token }: EdgeConfig) =>
  baseUrl === undefined || token === '' ? undefined : { baseUrl, token }

export type CaptchaProvider = 'turnstile' | 'hcaptcha'

export const captchaOf = ({ AUTH_CAPTCHA_PROVIDER: provider }: EdgeConfig): CaptchaProvider | undefined =>
  provider === 'none' ? undefined : provider
