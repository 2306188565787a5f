import '../host.js'
import { bootstrapApplication } from '@angular/platform-browser'
import { Root } from './root'

bootstrapApplication(Root).catch(error => console.error(error))
