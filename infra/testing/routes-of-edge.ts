import { createLogger } from '@debut/adapters/logging.ts'
import { ownEdge } from './own-edge.ts'

/** Which routes of the contract the edge registers itself. */
export const routesOfEdge = async (): Promise<(route: string) => boolean> => {
  const app = ownEdge(createLogger('test', 'silent'))
  await app.ready()
  return (route) => {
    const [method = '', url = ''] = route.split(' ')
    return app.hasRoute({ method, url })
  }
}
