import { registerMgtAgendaComponent } from '@microsoft/mgt-components'

// Without a signed-in user the agenda is drawn empty and calls no service of its makers.
registerMgtAgendaComponent()
document.getElementById('here').append(document.createElement('mgt-agenda'))
