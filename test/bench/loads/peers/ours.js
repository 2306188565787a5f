import 'reeldock/elements/work-orders'
import { configure } from 'reeldock'

const { bases, token } = window.bench
configure({ bases, token })
document.getElementById('here').append(document.createElement('reeldock-work-orders'))
