import { french } from '../../../i18n/french'
import type en from './en'

export default french<typeof en>({
  'appliances.openFailed': 'L’appareil n’a pas pu être chargé',
  'appliances.fact.state': 'État',
  'appliances.fact.serialNo': 'Numéro de série',
  'appliances.fact.version': 'Version',
  'appliances.fact.downloads': 'Téléchargements',
  'appliances.fact.rate': 'Débit de téléchargement',
  'appliances.fact.ip': 'IP publique',
  'appliances.show': 'Afficher',
  'appliances.tasks': 'Tâches',
  'appliances.tasksFailed': 'Les tâches n’ont pas pu être chargées',
  'appliances.noTasks': 'Aucune copie ni aucun téléchargement pour l’instant.',
  'appliances.startedAt': 'début {time}',
  'appliances.endedAt': 'fin {time}',
  'appliances.inProgress': 'En cours',
  'appliances.noDataFor': 'aucune donnée depuis {minutes} min',
  'appliances.downloadOf': 'Téléchargement de {name}',
  'appliances.allDownloads': 'Afficher les {count} téléchargements',
})
