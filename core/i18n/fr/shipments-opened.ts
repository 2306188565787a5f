export default {
  'shipments.price': 'Prix',
  'shipments.compositions': 'Compositions',
  'shipments.driveType': 'Disque',
  'shipments.phone': 'Téléphone',
  'shipments.undo': 'Annuler les modifications de cette ligne',
  'shipments.bookingNo': 'Réservation',
  'shipments.shippedOn': 'Expédiée le',
  'shipments.printLabel': 'Imprimer l’étiquette…',
  'shipments.wayBack': 'Retour du disque',
} as const
