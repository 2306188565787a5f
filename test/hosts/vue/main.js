import './host.js'
import 'reeldock/elements/work-orders'
import 'reeldock/elements/shipments'
import { createApp } from 'vue'
import App from './App.vue'

createApp(App).mount('#app')
