export default {
  'transfer.of': 'Téléchargement de {name}',
  'transfer.slow': 'Lent : plus de deux fois moins rapide qu’auparavant',
  'transfer.still': { one: 'aucune donnée depuis {count} min', other: 'aucune donnée depuis {count} min' },
  'transfer.into': 'vers {name} ({serialNo})',
  'transfer.ofOrder': 'Téléchargements de cet ordre',
  'transfer.away': 'L’appareil {serialNo} est hors ligne : {name}, état à {time}',
  'transfer.awayBefore': 'L’appareil {serialNo} est hors ligne : {name}, dernier état connu',
  'transfer.said': '{name} : {state}',
} as const
