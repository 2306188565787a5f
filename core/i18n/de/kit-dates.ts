export default {
  'kit.datePlaceholder': 'JJJJ-MM-TT',
  'kit.previousMonth': 'Voriger Monat',
  'kit.nextMonth': 'Nächster Monat',
  'kit.chooseDays': 'Im Kalender auswählen',
  'kit.from': 'Von',
  'kit.to': 'Bis',
  'kit.rangeTo': 'bis',
  'kit.notADay': 'Geben Sie einen Tag als JJJJ-MM-TT ein',
  'kit.daysTurned': 'Der erste Tag liegt nach dem letzten',
  'kit.dayOutside': 'Wählen Sie Tage von {from} bis {to}',
  'kit.today': 'Heute',
} as const
