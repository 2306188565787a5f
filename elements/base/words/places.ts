import places from 'words:places'
import { registerMessages } from '../../../core/i18n/translate'

/** Registers the names of places: menus and titles name areas whose other texts the page does not need. */
registerMessages('en', places)
