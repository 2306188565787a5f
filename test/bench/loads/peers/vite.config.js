import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** One page at a time, so that no page shares a chunk with another: PAGE names it. */
export default defineConfig({
  plugins: [react()],
  logLevel: 'error',
  base: `/${process.env.PAGE}/`,
  // The suite as it was built a moment ago: no registry has that.
  resolve: {
    alias: [
      { find: /^reeldock\/elements\/(.*)$/, replacement: `${process.env.REELDOCK}/elements/$1.js` },
      { find: /^reeldock$/, replacement: `${process.env.REELDOCK}/reeldock.js` },
    ],
  },
  build: {
    target: 'chrome125',
    outDir: `dist/${process.env.PAGE}`,
    rollupOptions: { input: `${process.env.PAGE}.html` },
    chunkSizeWarningLimit: 5000,
  },
})
