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
} as const
