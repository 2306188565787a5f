import './host.js'
import 'reeldock/elements/work-orders'
import 'reeldock/elements/shipments'
import { mount } from 'svelte'
import App from './App.svelte'

mount(App, { target: document.getElementById('app') })
