export default {
  'kit.datePlaceholder': 'AAAA-MM-JJ',
  'kit.previousMonth': 'Mois précédent',
  'kit.nextMonth': 'Mois suivant',
  'kit.chooseDays': 'Choisir dans un calendrier',
  'kit.from': 'Du',
  'kit.to': 'Au',
  'kit.rangeTo': 'à',
  'kit.notADay': 'Saisissez un jour au format AAAA-MM-JJ',
  'kit.daysTurned': 'Le premier jour vient après le dernier',
  'kit.dayOutside': 'Choisissez des jours du {from} au {to}',
  'kit.today': 'Aujourd’hui',
} as const
