import { configure } from 'reeldock'
import 'reeldock/elements/work-orders'
import { createApp, h, ref } from 'vue'
import { showLinks, supply } from '../supply.js'

const views = { current: 'Active', past: 'Archive' }

const Desk = {
  setup() {
    const items = ref('current')
    const opened = ref('none')
    const button = ([view, label]) =>
      h(
        'button',
        {
          type: 'button',
          'aria-pressed': items.value === view,
          onClick: () => {
            items.value = view
          },
        },
        label,
      )
    return () =>
      h('main', [
        h('h1', 'Orders'),
        h('p', [
          ...Object.entries(views).map(button),
          'Last order opened: ',
          h('output', { id: 'opened' }, opened.value),
        ]),
        h('reeldock-work-orders', {
          items: items.value,
          'page-size': '10',
          onReeldockViewChanged: ({ detail }) => {
            if (detail.name === 'items') items.value = detail.value
          },
          onReeldockWorkOrderOpened: ({ detail }) => {
            opened.value = detail.workOrderNo
          },
        }),
      ])
  },
}

const { options, isSignedIn } = await supply()
configure(options)
showLinks(isSignedIn)
createApp(Desk).mount('#root')
