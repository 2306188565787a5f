import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** One page at a time, so that no page shares a chunk with another: PAGE names it. */
export default defineConfig({
  plugins: [react()],
  logLevel: 'error',
  base: `/${process.env.PAGE}/`,
  build: {
    target: 'chrome125',
    outDir: `dist/${process.env.PAGE}`,
    rollupOptions: { input: `${process.env.PAGE}.html` },
    chunkSizeWarningLimit: 5000,
  },
})
