import { french } from '../../i18n/french'
import type en from './en'

export default french<typeof en>({
  'drives.title': 'Stock de disques',
  'drives.unit': 'Disques de 1 To, jusqu’à 999 par type',
  'drives.type': 'Type',
  'drives.unitShort': 'disques',
  'drives.quantity': 'Quantité',
  'drives.stockOf': 'Disques {type} en stock',
  'drives.saved': 'Le stock de disques a été mis à jour',
  'drives.saveFailed': 'Le stock de disques n’a pas pu être enregistré',
  'drives.saving': 'Enregistrement du stock de disques',
  'drives.loadFailed': 'Le stock de disques n’a pas pu être chargé',
  'drives.readOnly': 'Lecture seule jusqu’à l’approbation de l’inscription',
  'drives.stockRequired': 'Saisissez le nombre de disques en stock',
  'account.errors.drives.notValid': 'Saisissez une valeur valide',
  'drives.nothingYet': 'Rien pour l’instant',
  'place.drives': 'Stock de disques',
})
