/** Words of an opened row, and of the way back that it tells of. */
export default {
  'shipments.price': 'Price',
  'shipments.compositions': 'Compositions',
  'shipments.driveType': 'Drive',
  'shipments.phone': 'Phone',
  'shipments.undo': 'Undo the changes of this row',
  'shipments.bookingNo': 'Booking',
  'shipments.shippedOn': 'Shipped on',
  'shipments.printLabel': 'Print label…',
  'shipments.wayBack': 'Return of the drive',
} as const
