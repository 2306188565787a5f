// All modules except the loader are imported on the server, which has no page, and no module may throw. The loader is
// for pages without a bundler.
import 'reeldock/all'
import 'reeldock/elements/work-orders'
import { version } from 'reeldock'
import { scenarios } from 'reeldock/testing'
import { Orders } from './orders'

export default function Page() {
  return (
    <main data-version={version} data-scenarios={Object.keys(scenarios).length}>
      <Orders />
    </main>
  )
}
