import { commonSettings, nodesSetting, numberSetting, publicUrlSetting, urlSetting } from '@debut/adapters/config.ts'
import { z } from 'zod'

export const configSchema = z.object({
  ...commonSettings(3002),
  /** Questions of one address that wait until a position is reached. */
  WAITING_PER_ADDRESS: numberSetting(1, 1_000_000, 50),
  DATABASE_URL: urlSetting(/^postgres(ql)?$/, 'postgres://user:password@host/debut'),
  NATS_URL: nodesSetting(/^nats$/, 'nats://a:4222 or nats://a:4222,b:4222'),
  /** It publishes the keys of tokens, and knows which sessions have ended and how often tools were visited. */
  COMMAND_SERVICE_URL: urlSetting(/^https?$/, 'http://command-service:3001'),
  /** The origin whose pages may open the live socket. */
  PUBLIC_URL: publicUrlSetting(),
})

export type Config = z.output<typeof configSchema>
