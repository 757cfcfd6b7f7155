import { createServer } from 'node:http'
import type { openProvider, ProviderOptions } from './open-provider.ts'
import { sendFile } from './sign-in-page.ts'

interface Options extends ProviderOptions {
  readonly port: number
  readonly host: string
}

/** Listens at once, and reads what it takes to be an OpenID provider at the first request for one: on most days there is none. */
export const start = async ({ port, host, ...options }: Options) => {
  let opened: ReturnType<typeof openProvider> | undefined
  const server = createServer((request, response) => {
    const answer = async () => {
      if (await sendFile(response, request.url ?? '/')) return
      opened ??= import('./open-provider.ts').then((module) => module.openProvider(options))
      await (
        await opened
      )(request, response)
    }
    answer().catch(() => {
      opened = undefined
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  const listening = Promise.withResolvers<void>()
  server.once('error', listening.reject)
  server.listen(port, host, listening.resolve)
  await listening.promise
  return {
    close: async () => {
      const closed = Promise.withResolvers<void>()
      server.close(() => closed.resolve())
      server.closeAllConnections()
      await closed.promise
    },
  }
}
