export default {
  'workOrders.orderFailed': 'L’ordre de travail n’a pas pu être chargé',
  'workOrders.statusesFailed': 'Les statuts de transfert des DCP n’ont pas pu être chargés',
  'workOrders.ofDrives': '{copied} / {total}',
  'workOrders.duplication': 'Duplication',
  'workOrders.tabs': 'Parties de l’ordre de travail',
  'workOrders.back': 'Ordres de travail',
  'workOrders.fact.uploaded': 'Envoyé',
  'workOrders.uploadsOf': '{done} CPL sur {total}',
  'workOrders.fact.shipBy': 'Prochaine expédition',
  'workOrders.fact.assigned': 'Attribué',
  'workOrders.contentOf': { one: '{name}, {count} CPL', other: '{name}, {count} CPL' },
} as const
