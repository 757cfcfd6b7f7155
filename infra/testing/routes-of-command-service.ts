import { capabilities } from '@debut/command-service/capabilities.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { createMetrics } from '@debut/adapters/metrics.ts'
import { createHttpServer } from '@debut/adapters/http-server.ts'
import { Readiness } from '@debut/adapters/readiness.ts'

/** Whatever is asked of it is there: routes are registered, and none of them is called. */
const anything: unknown = new Proxy(() => undefined, { get: (_, name) => (name === 'then' ? undefined : anything), apply: () => anything })

/** Which routes the command-service registers, its kernel's own with them. */
export const routesOfCommandService = async (): Promise<(route: string) => boolean> => {
  const app = createHttpServer({ logger: createLogger('test', 'silent'), metrics: createMetrics('test'), readiness: new Readiness() })
  // As the service's own plugin does.
  app.decorate('rateLimit', (() => async () => undefined) as never)
  for (const { routes = [] } of capabilities) for (const register of routes) await register(app, anything as never)
  await app.ready()
  const ofKernels = ['POST /api/commands', 'GET /api/live']
  return (route) => {
    const [method = '', url = ''] = route.split(' ')
    return ofKernels.includes(route) || app.hasRoute({ method, url })
  }
}
