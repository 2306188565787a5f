import '@vaadin/date-picker/vaadin-date-picker.js'
import './vaadin-grid'

document.getElementById('here').append(document.createElement('vaadin-date-picker'))
