import { defineCustomElement } from '@justifi/webcomponents/dist/module/justifi-payments-list.js'

// Without an account the component shows its own notice and calls no service of its makers.
defineCustomElement()
document.getElementById('here').append(document.createElement('justifi-payments-list'))
