import { french } from '../../../i18n/french'
import type en from './en'

export default french<typeof en>({
  'shipments.hint.fits': 'Un numéro {courier}',
  'shipments.hint.other': 'Ressemble à un numéro {couriers}',
  'shipments.hint.mistyped': 'Clé {courier} non valable.',
  'shipments.hint.mistypedNobody': 'Clé non valable.',
  'shipments.hint.lastDigit': 'Le dernier chiffre serait-il {digit} ?',
  'shipments.hint.canSave': 'Vous pouvez tout de même enregistrer.',
  'shipments.useCourier': 'Choisir {courier}',
  'shipments.switchTo': 'Passer à {courier}',
  'shipments.useCourierFor': 'Choisir {courier} pour {theatre}',
  'shipments.noReturnNumber': 'Pas encore de numéro de retour',
  'shipments.noReturnNumberBy': '{courier}, pas encore de numéro de retour',
  'shipments.hint.none': 'Le numéro ne correspond au format d’aucun transporteur.',
  'shipments.courierFilled': 'Transporteur rempli : correspond au format {courier}.',
  'shipments.notCourier': 'Pas {courier}',
  'shipments.notCourierFor': 'Pas {courier}, {theatre}',
  'shipments.noCourier': 'Aucun transporteur',
  'shipments.noNumber': 'Aucun numéro de suivi',
  'shipments.sameNumber': { one: 'Même numéro que la ligne {rows}', other: 'Même numéro que les lignes {rows}' },
  'shipments.sameNumberIn': 'Même numéro dans {orders}',
})
