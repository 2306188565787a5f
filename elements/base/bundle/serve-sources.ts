import type { Plugin } from 'vite'
import { buildEntries } from './entries'

const preamble = '/@id/virtual:@vitejs/plugin-react/preamble'

/**
 * While developing, `/reeldock/*.js` are the sources, so that pages written for the built package run as they are.
 * Each answer hands on a source under its own address: a module must not run twice.
 */
export function serveSources(): Plugin {
  return {
    name: 'reeldock:serve-sources',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/reeldock', (request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        const source = buildEntries()[path.slice(1).replace(/\.js$/, '')]
        if (!source) return next()
        response.setHeader('content-type', 'text/javascript')
        response.end(`import '/@vite/client'\nimport '${preamble}'\nexport * from '/${source}'\n`)
      })
    },
  }
}
