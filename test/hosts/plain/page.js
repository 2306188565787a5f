import { onPage } from '/page-plain.js'

onPage()
