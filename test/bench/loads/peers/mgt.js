import { registerMgtAgendaComponent } from '@microsoft/mgt-components'

// Nobody is signed in: the agenda is drawn empty, and asks no service of its makers.
registerMgtAgendaComponent()
document.getElementById('here').append(document.createElement('mgt-agenda'))
