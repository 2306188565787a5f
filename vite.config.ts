import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildEntries, root } from './elements/base/bundle/entries'
import { loaderTable } from './elements/base/bundle/loader-table'
import { serveSources } from './elements/base/bundle/serve-sources'
import { tablerIcons } from './elements/kit/icons/plugin'

/** What both the build and the test runner need to understand the sources. */
export const sources = {
  root,
  plugins: [tablerIcons(), loaderTable()],
  resolve: { alias: [{ find: /^fflate$/, replacement: `${root}elements/base/bundle/flat-zip.ts` }] },
}

/** Libraries that several elements share, one chunk a purpose: a form does not pay for a calendar. */
const vendors = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|@r2wc|@preact\/signals-react|use-sync-external-store)\//,
  },
  { name: 'forms', test: /node_modules\/(yup|property-expr|tiny-case|toposort)\// },
  { name: 'layers', test: /node_modules\/@floating-ui\// },
  { name: 'tables', test: /node_modules\/@tanstack\// },
  { name: 'times', test: /node_modules\/dayjs\// },
  {
    name: 'calendar',
    test: /node_modules\/(react-aria|react-stately|@react-aria|@react-stately|@internationalized)\//,
  },
]

export default defineConfig(({ command }) => ({
  ...sources,
  plugins: [...sources.plugins, ...(command === 'serve' ? [react(), serveSources()] : [])],
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: 'baseline-widely-available',
    sourcemap: true,
    reportCompressedSize: false,
    lib: { entry: buildEntries(), formats: ['es'] },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/elements\/[^/]+\/index\.ts$/, sideEffects: true }] },
      output: {
        minify: true,
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: { groups: vendors.map((group, index) => ({ ...group, priority: 10 - index })) },
      },
    },
  },
}))
