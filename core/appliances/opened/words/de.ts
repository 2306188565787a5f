import { translated } from '../../../i18n/translate'
import type en from './en'

export default translated<typeof en>('de', {
  'appliances.openFailed': 'Das Gerät konnte nicht geladen werden',
  'appliances.fact.state': 'Zustand',
  'appliances.fact.serialNo': 'Seriennummer',
  'appliances.fact.version': 'Version',
  'appliances.fact.downloads': 'Downloads',
  'appliances.fact.rate': 'Download-Rate',
  'appliances.fact.ip': 'Öffentliche IP',
  'appliances.show': 'Anzeigen',
  'appliances.tasks': 'Vorgänge',
  'appliances.tasksFailed': 'Die Vorgänge konnten nicht geladen werden',
  'appliances.noTasks': 'Noch keine Kopien oder Downloads.',
  'appliances.startedAt': 'begonnen {time}',
  'appliances.endedAt': 'beendet {time}',
  'appliances.inProgress': 'In Arbeit',
  'appliances.noDataFor': 'seit {minutes} Min. keine Daten',
  'appliances.downloadOf': 'Download von {name}',
  'appliances.allDownloads': 'Alle {count} Downloads anzeigen',
})
