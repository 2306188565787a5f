export default {
  'transfer.of': 'Download von {name}',
  'transfer.slow': 'Langsam: weniger als halb so schnell wie zuvor',
  'transfer.still': { one: 'seit {count} min keine Daten', other: 'seit {count} min keine Daten' },
  'transfer.into': 'auf {name} ({serialNo})',
  'transfer.ofOrder': 'Downloads dieses Auftrags',
  'transfer.away': 'Gerät {serialNo} ist offline: {name}, Stand {time}',
  'transfer.awayBefore': 'Gerät {serialNo} ist offline: {name}, wie zuletzt bekannt',
  'transfer.said': '{name}: {state}',
} as const
