import './host.js'
import 'reeldock/elements/work-orders'
import 'reeldock/elements/shipments'
import { onPage } from './page-plain.js'

onPage()
