/** Words of one work order on its own page, beside those of its compositions. */
export default {
  'workOrders.orderFailed': 'The work order could not be loaded',
  'workOrders.statusesFailed': 'Could not load dcp transfer statuses',
  'workOrders.ofDrives': '{copied} / {total}',
  'workOrders.duplication': 'Duplication',
  'workOrders.tabs': 'Parts of the work order',
  'workOrders.back': 'Work orders',
  'workOrders.fact.uploaded': 'Uploaded',
  'workOrders.uploadsOf': '{done} of {total} CPLs',
  'workOrders.fact.shipBy': 'Next ship-by',
  'workOrders.fact.assigned': 'Assigned',
  'workOrders.contentOf': { one: '{name}, {count} CPL', other: '{name}, {count} CPLs' },
} as const
