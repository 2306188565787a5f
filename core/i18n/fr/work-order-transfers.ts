export default {
  'transfer.of': 'Téléchargement de {name}',
  'transfer.slow': 'Lent : plus de deux fois moins rapide qu’auparavant',
  'transfer.still': { one: 'aucune donnée depuis {count} min', other: 'aucune donnée depuis {count} min' },
  'transfer.into': 'vers {name} ({serialNo})',
  'transfer.ofOrder': 'Téléchargements de cet ordre',
  'transfer.away': '{name} ({serialNo}) est hors ligne : état à {time}',
  'transfer.awayBefore': '{name} ({serialNo}) est hors ligne : dernier état connu',
  'transfer.said': '{name} : {state}',
} as const
