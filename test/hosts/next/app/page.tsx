// All on the server, where there is no page: none may throw. The loader is for pages that no bundler made.
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
