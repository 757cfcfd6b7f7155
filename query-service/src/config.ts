import { commonSettings, nodesSetting, numberSetting, publicUrlSetting, urlSetting } from '@debut/adapters/config.ts'
import { z } from 'zod'

export const configSchema = z.object({
  ...commonSettings(3002),
  /** Questions of one address that wait until a position is reached. */
  WAITING_PER_ADDRESS: numberSetting(1, 1_000_000, 50),
  DATABASE_URL: urlSetting(/^postgres(ql)?$/, 'postgres://user:password@host/debut'),
  NATS_URL: nodesSetting(/^nats$/, 'nats://a:4222 or nats://a:4222,b:4222'),
  JWKS_URL: urlSetting(/^https?$/, 'https://host/auth/v1/.well-known/jwks.json'),
  /** The origin whose pages may open the live socket. */
  PUBLIC_URL: publicUrlSetting(),
})

export type Config = z.output<typeof configSchema>
