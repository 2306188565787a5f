import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Builds the page that PAGE names, one at a time, so that no page shares a chunk with another. */
export default defineConfig({
  plugins: [react()],
  logLevel: 'error',
  base: `/${process.env.PAGE}/`,
  // The suite comes from the local build, because no registry has that build.
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
