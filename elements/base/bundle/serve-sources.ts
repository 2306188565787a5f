import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { buildEntries, elementNames } from './entries'

/** What React's fast refresh wants to have run before any component. */
const preamble = react.preambleCode.replace('__BASE__', '/')

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
        const code = name === 'preamble' ? preamble : entryCode(name)
        if (code === null) return next()
        response.setHeader('content-type', 'text/javascript')
        response.end(code)
      })
    },
  }
}

/** Null when the package has no such file. */
function entryCode(name: string): string | null {
  const known = buildEntries()
  const names = name === 'all' ? elementNames().map(element => `elements/${element}`) : [name]
  const sources = names.flatMap(each => known[each] ?? [])
  if (sources.length === 0) return null
  const lines = sources.map(source => `export * from '/${source}'`)
  return [`import '/@vite/client'`, `import '/reeldock/preamble.js'`, ...lines].join('\n')
}
