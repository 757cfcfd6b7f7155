import type { FastifyInstance } from 'fastify'

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

const isLoopback = (host: string): boolean => LOOPBACK.includes(URL.parse(`http://${host}`)?.hostname ?? '')

/** What this machine alone may ask. A page elsewhere whose name leads here has that name in what its browser sends. */
export const onlyOnLoopback = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const hosts = [request.headers.host ?? '', request.headers['x-forwarded-host'] ?? []].flat()
    if (hosts.every(isLoopback)) return done()
    void reply.code(403).type('text/plain; charset=utf-8').send('This answers to localhost alone.\n')
  })
}
