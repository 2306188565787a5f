export default {
  'workOrders.orderFailed': 'Der Auftrag konnte nicht geladen werden',
  'workOrders.statusesFailed': 'Die Übertragungsstatus der DCPs konnten nicht geladen werden',
  'workOrders.ofDrives': '{copied} / {total}',
  'workOrders.duplication': 'Kopieren',
  'workOrders.tabs': 'Teile des Auftrags',
  'workOrders.back': 'Aufträge',
  'workOrders.fact.uploaded': 'Hochgeladen',
  'workOrders.uploadsOf': '{done} von {total} CPLs',
  'workOrders.fact.shipBy': 'Nächster Versand',
  'workOrders.fact.assigned': 'Zugewiesen',
  'workOrders.contentOf': { one: '{name}, {count} CPL', other: '{name}, {count} CPLs' },
} as const
