import { minify } from 'terser'
import type { Plugin } from 'vite'

/** React's own files are as small as they get. */
const whole = /^react$/

/** Takes out of a file what the bundler's own minifier leaves: less than a hundredth, but each page of a host loads it. */
export function pressed(): Plugin {
  return {
    name: 'reeldock:pressed',
    apply: 'build',
    enforce: 'post',
    async renderChunk(code, { name }) {
      if (whole.test(name)) return null
      const { code: small = code, map } = await minify(code, {
        module: true,
        compress: { passes: 2, ecma: 2020 },
        sourceMap: true,
      })
      return { code: small, map: typeof map === 'string' ? map : null }
    },
  }
}
