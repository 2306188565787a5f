import { configure } from '/reeldock/reeldock.js'

const { bases, token } = window.bench
configure({ bases, token })
