export default {
  'workOrders.none': 'Noch keine Aufträge',
  'workOrders.noneDetail': 'Neue erscheinen hier, sobald sie Ihnen zugewiesen sind.',
  'workOrders.nonePast': 'Das Archiv ist leer',
  'workOrders.nonePastDetail': 'Erledigte und stornierte Aufträge kommen hierher.',
  'workOrders.noMatch': 'Kein Auftrag passt zu „{search}“',
  'workOrders.noMatchDetail': 'Gesucht wird in Nummern und Kompositionsnamen aktiver Aufträge.',
  'workOrders.noMatchPastDetail': 'Gesucht wird in Nummern und Kompositionsnamen früherer Aufträge.',
  'workOrders.searchArchive': 'Stattdessen im Archiv suchen',
  'workOrders.searchActive': 'Stattdessen in aktiven Aufträgen suchen',
  'workOrders.filterEnded': 'Wieder alle Status',
  'workOrders.filtered': 'Gezeigt: {shown} von {count} auf dieser Seite',
} as const
