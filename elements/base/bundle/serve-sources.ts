import type { Plugin } from 'vite'
import { buildEntries, elementNames } from './entries'

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
        const name = (request.url ?? '').split('?')[0]?.replace(/^\/|\.js$/g, '') ?? ''
        const known = buildEntries()
        const one = known[name]
        const sources = name === 'all' ? elementNames().map(element => known[`elements/${element}`]) : one ? [one] : []
        if (sources.length === 0) return next()
        response.setHeader('content-type', 'text/javascript')
        response.end(
          [
            `import '/@vite/client'`,
            `import '${preamble}'`,
            ...sources.map(source => `export * from '/${source}'`),
          ].join('\n'),
        )
      })
    },
  }
}
