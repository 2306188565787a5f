import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { allElements } from './elements/base/bundle/all-elements'
import { buildEntries, root } from './elements/base/bundle/entries'
import { loaderTable } from './elements/base/bundle/loader-table'
import { ownNames } from './elements/base/bundle/own-names'
import { preloads } from './elements/base/bundle/preloads'
import { serveSources } from './elements/base/bundle/serve-sources'
import { tablerIcons } from './elements/kit/icons/plugin'

/** What both the build and the test runner need to understand the sources. */
export const sources = {
  root,
  plugins: [tablerIcons(), loaderTable()],
  resolve: {
    alias: [
      { find: /^fflate$/, replacement: `${root}elements/base/bundle/flat-zip.ts` },
      // The signals bring a store hook for React 17: since 18 React has its own.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
}

/** What several elements share, one chunk a purpose: a form does not pay for a calendar, nor a page that only configures for React. */
const groups = [
  // Before React's, which would take along the signals: a page that only configures needs no React.
  {
    name: 'core',
    test: /\/core\/(base\/(?!bandwidth|bytes|days|download|draft|field-path|money|read-time|trusted|zone-name)|i18n\/(language-loading|languages|translate|status-look|direction|en\/shared\.)|http\/|notifications\/|portal\/(?!sign-out|recheck)|live\/|session\/(?!account-form))|\/elements\/base\/(version|bridge\/nearest)\.|\/package\.json|node_modules\/(@preact\/signals-core|redaxios)\//,
    minShareCount: 2,
  },
  { name: 'sign-out', test: /\/core\/portal\/(sign-out|recheck)\./ },
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
  { name: 'drafts', test: /\/core\/(base\/field-path|drafts\/(?!rule-schema)|session\/account-form)/ },
  { name: 'units', test: /\/core\/base\/(bandwidth|bytes|money|download|read-time)\./, minShareCount: 2 },
  // What stands around every screen: one file, since many small ones weigh more.
  {
    name: 'frame',
    test: /\/elements\/(base\/(?!version|reeldock|loading|bundle|bridge\/nearest|contrast|frame\/Unavailable|drafts\/Draft|notices\/Notices)|kit\/(context|fields\/(Icon)?Button|feedback\/(Badge|LostPart|Part|StatusText)\.|layout\/(PageHead|Panel)|overlays\/placing|is-plain|icons\/(?!Mark)|states\/(?!NoAccess|SessionEnded)))|\/styles\/index|\/i18n\/en\/kit\.ts/,
  },
  {
    name: 'table',
    test: /\/elements\/(kit\/(table\/(?!tools|Pager|page-items|SelectionBar|Tally)|feedback\/LiveMark|fields\/SearchField|layout\/Tabs|use-stable)|parts\/copies\/OrderLink)/,
  },
  {
    name: 'fields',
    test: /\/elements\/(kit\/(feedback\/Banner|fields\/(Field|FieldControl|SelectField|TextField))|parts\/(company\/part|use-focus-after))\.tsx?|\/styles\/fields/,
  },
  { name: 'shipments', test: /\/core\/shipments\/(api|mapping|rules|statuses|rows\/couriers|sheets\/import-plan)\.ts/ },
  { name: 'shipment-rows', test: /\/elements\/shipments\/(FileButton|row-context|use-unchanged-rows)/ },
  {
    name: 'work-orders',
    test: /\/core\/work-orders\/(api|counts|mapping|movies|rules|statuses|store)\.ts|\/elements\/(work-orders\/(icons|row-context)|(work-orders|base|parts)\/load-risk)|\/i18n\/en\/work-orders\./,
  },
  { name: 'progress', test: /\/elements\/kit\/feedback\/(Progress|LiveRegion)\./ },
  {
    name: 'bays',
    test: /\/core\/appliances\/(?!dup|opened)|\/core\/work-orders\/bay-shipments|\/elements\/(parts\/copies\/(BaySlot|bay-icons|Ends|ReadyToPull)|kit\/(feedback\/Segments|layout\/Slot))\.|\/i18n\/en\/appliances-bays/,
  },
  { name: 'dialogs', test: /\/elements\/kit\/(overlays\/(Dialog|use-modal)|focus)\./, minShareCount: 2 },
  {
    name: 'inputs',
    test: /\/elements\/kit\/fields\/(Form|FieldGroup|FormSection|FormFoot|NumberField|Checkbox|RadioGroup)\.|\/i18n\/en\/kit-fields/,
    minShareCount: 2,
  },
  {
    name: 'pickers',
    test: /\/elements\/kit\/(fields\/(Combo|use-combo|closest|TimeField)|overlays\/(use-popover|Popover|Menu|MenuItems|MenuSurface|menu-keys|place))\./,
    minShareCount: 2,
  },
  {
    name: 'dates',
    test: /\/elements\/kit\/calendar\/(days|month-keys|date-range|DateRange)\.|\/core\/base\/days|\/i18n\/en\/kit-dates/,
    minShareCount: 2,
  },
  {
    name: 'drives',
    test: /\/core\/drive-inventory\/(mapping|rules)\./,
  },
  {
    name: 'company',
    test: /\/core\/company-settings\/(business-hours|email-addresses|phone-numbers|form-changes|mapping|rules|types)\.|\/i18n\/en\/company-rules/,
    minShareCount: 2,
  },
  { name: 'calendar-days', test: /\/core\/calendar\/(api|changes|days|mapping|rules)\./, minShareCount: 2 },
  { name: 'drive-rows', test: /\/i18n\/en\/drive-inventory|\/elements\/parts\/company\/DrivesPart/ },
  { name: 'reference', test: /\/core\/reference\//, minShareCount: 2 },
  {
    name: 'areas',
    test: /\/core\/(approvals\/rules|service-areas\/(faults|prices|options|rules|mapping))\./,
    minShareCount: 2,
  },
  {
    name: 'company-form',
    test: /\/elements\/parts\/company\/(Certifications|Company|Emails|Hours|Phone|Phones|Shared|Timezone|Twin)\w*\.|\/i18n\/en\/company-parts/,
    minShareCount: 2,
  },
  { name: 'kit', test: /\/elements\/kit\//, minShareCount: 3 },
]

export default defineConfig(({ command }) => ({
  ...sources,
  plugins: [
    ...sources.plugins,
    ...(command === 'serve' ? [react(), serveSources()] : [allElements(), preloads(), ownNames()]),
  ],
  // All libraries are known from the sources: one that is found on the way would bring a second React.
  optimizeDeps: {
    entries: ['{core,elements}/**/*.{ts,tsx}', '!**/*.test.*', '!elements/base/bundle', '!**/plugin.ts'],
  },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    // Baseline 2024: older targets rewrite light-dark() into variables that a host's color-scheme no longer reaches.
    target: ['chrome125', 'edge125', 'firefox127', 'safari17.5'],
    cssTarget: ['chrome125', 'edge125', 'firefox127', 'safari17.5'],
    sourcemap: true,
    reportCompressedSize: false,
    lib: { entry: buildEntries(), formats: ['es'] },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/elements\/[^/]+\/index\.ts$/, sideEffects: true }] },
      output: {
        minify: true,
        // Hints for a bundler that would take these files apart: they are whole.
        comments: false,
        // Nearly all of React's functions run at once: the browser compiles them off the page's thread as they come.
        postBanner: ({ name }) => (name === 'react' ? '//# allFunctionsCalledOnLoad' : ''),
        entryFileNames: '[name].js',
        // The loader names each file that elements share: short ones, but for the few that a person looks for.
        chunkFileNames: ({ name, isDynamicEntry }) =>
          isDynamicEntry || /^(core|frame|react)$/.test(name) ? 'chunks/[name]-[hash:8].js' : 'chunks/[hash:7].js',
        codeSplitting: { groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })) },
      },
    },
  },
}))
