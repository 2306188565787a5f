export default {
  'shipments.price': 'السعر',
  'shipments.compositions': 'التركيبات',
  'shipments.driveType': 'القرص',
  'shipments.phone': 'الهاتف',
  'shipments.undo': 'التراجع عن تغييرات هذا الصف',
  'shipments.bookingNo': 'الحجز',
  'shipments.shippedOn': 'تاريخ الشحن',
  'shipments.printLabel': 'طباعة الملصق…',
  'shipments.wayBack': 'إرجاع القرص',
} as const
