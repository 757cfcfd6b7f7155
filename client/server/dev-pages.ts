import type { FastifyInstance } from 'fastify'
import { CLIENT_ENTRY, SERVER_ENTRY } from './entries.ts'
import { readServerBundle, type PageSource, type TextSource, type WritingSource } from './page-source.ts'

const REFRESH_PREAMBLE = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`

const STYLES = '<link rel="stylesheet" href="/src/app/app.css">'

export const HMR = '/__hmr'

/** Vite compiles what is asked for, and its hot-reload socket shares our port on a path of its own, beside /api/live. */
export const devPages = async (app: FastifyInstance): Promise<PageSource & TextSource & WritingSource> => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: `${import.meta.dirname}/..`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server, path: HMR } },
  })
  app.addHook('preClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  const bundle = async () => readServerBundle(await vite.ssrLoadModule(`/${SERVER_ENTRY}`))
  return {
    renderPage: async (request) => (await bundle()).renderPage(request),
    drawText: async (...text) => (await bundle()).drawText(...text),
    drawWriting: async (...name) => (await bundle()).drawWriting(...name),
    readWritings: async () => (await bundle()).writings,
    styles: STYLES,
    tags: () =>
      [
        STYLES,
        `<script type="module">${REFRESH_PREAMBLE}</script>`,
        '<script type="module" src="/@vite/client"></script>',
        `<script type="module" src="/${CLIENT_ENTRY}"></script>`,
      ].join('\n'),
  }
}
