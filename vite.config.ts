import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { filesFor, root, servedFiles } from './elements/base/bundle/entries'
import { ownExports } from './elements/base/bundle/own-exports'
import { reactAriaInElement } from './elements/base/bundle/react-aria'
import { ignoreUnresolvableImports } from './elements/base/bundle/unresolvable-imports'
import { areaMessages } from './elements/base/bundle/words-plugin'
import { tablerIcons } from './elements/kit/icons/plugin'

/** What both the build and the test runner need to understand the sources. */
export const sources = {
  root,
  plugins: [tablerIcons(), areaMessages(), reactAriaInElement()],
  resolve: {
    alias: [
      { find: /^fflate$/, replacement: `${root}elements/base/bundle/flat-zip.ts` },
      // The signals bring a store hook for React 17: since 18 React has its own.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
}

export default defineConfig(({ command }) => ({
  ...sources,
  plugins: [...sources.plugins, ...(command === 'serve' ? [react()] : [ignoreUnresolvableImports(), ownExports()])],
  // All libraries are known from the sources: one that is found on the way would bring a second React.
  optimizeDeps: {
    entries: ['{core,elements}/**/*.{ts,tsx}', '!**/*.test.*', '!elements/base/bundle', '!**/plugin.ts'],
    rolldownOptions: { plugins: [reactAriaInElement()] },
  },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : filesFor(servedFiles()),
  build: {
    // Baseline 2024: older targets rewrite light-dark() into variables that a host's color-scheme no longer reaches.
    target: ['chrome125', 'edge125', 'firefox127', 'safari17.5'],
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        minify: true,
        comments: false,
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash:8].js',
      },
    },
  },
}))
