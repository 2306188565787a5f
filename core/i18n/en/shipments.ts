/** Words of the shipments of a work order. */
export default {
  'shipments.title': 'Shipments',
} as const
