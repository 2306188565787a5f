import places from 'words:places'
import { registerMessages } from '../../../core/i18n/translate'

/** The menus and titles name areas whose other words the page does not need. */
registerMessages('en', places)
