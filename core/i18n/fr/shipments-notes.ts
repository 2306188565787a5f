export default {
  'shipments.discard': 'Abandonner',
  'shipments.restored': 'Votre saisie précédente est toujours là',
  'shipments.theirs': {
    one: '{count} ligne que vous modifiez a été changée ailleurs',
    other: '{count} lignes que vous modifiez ont été changées ailleurs',
  },
  'shipments.takeTheirs': 'Prendre l’autre version',
  'shipments.keepMine': 'Garder ma version',
  'shipments.couriersFailed':
    'Vos transporteurs n’ont pas pu être chargés : un transporteur modifié ne peut pas être enregistré',
  'shipments.clipboard': 'Presse-papiers',
  'shipments.pasted': {
    one: '{count} ligne remplie. Ctrl+Z annule.',
    other: '{count} lignes remplies. Ctrl+Z annule.',
  },
  'shipments.pastedLeft': {
    one: '{count} ligne du presse-papiers n’a pas trouvé de place. Ctrl+Z annule le collage.',
    other: '{count} lignes du presse-papiers n’ont pas trouvé de place. Ctrl+Z annule le collage.',
  },
  'shipments.stayPending': {
    one: '{count} a un numéro de suivi et reste en attente',
    other: '{count} ont un numéro de suivi et restent en attente',
  },
  'shipments.markShipped': 'Marquer comme expédié',
  'shipments.namesCourier': {
    one: '{count} est sans transporteur, mais son numéro en désigne un',
    other: '{count} sont sans transporteur, mais leurs numéros en désignent un',
  },
  'shipments.fillCouriers': 'Remplir les transporteurs',
  'shipments.courierForAll': 'Transporteur pour toutes',
  'shipments.noneWaits': 'Aucune n’est en attente',
  'shipments.hint.fits': 'Un numéro {courier}',
  'shipments.hint.other': 'Ressemble à un numéro de {couriers}',
  'shipments.hint.mistyped': 'La clé ne correspond à aucun numéro {courier} : vérifiez',
  'shipments.hint.mistypedNobody': 'La clé ne correspond pas : vérifiez',
  'shipments.useCourier': 'Choisir {courier}',
  'shipments.switchTo': 'Passer à {courier}',
  'shipments.useCourierFor': 'Choisir {courier} pour {theatre}',
  'shipments.track': 'Suivre chez {courier}',
  'shipments.daysOut': { one: 'Sorti depuis {count} jour.', other: 'Sorti depuis {count} jours.' },
  'shipments.returnUndated': 'Sorti, jour inconnu.',
  'shipments.noReturnNumber': 'pas encore de numéro de retour',
} as const
