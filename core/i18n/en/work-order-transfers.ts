/** Words of how the compositions of a work order come in and go out, on its own page. */
export default {
  'transfer.of': 'Download of {name}',
  'transfer.slow': 'Slow: less than half as fast as it was',
  'transfer.still': { one: 'no data for {count} min', other: 'no data for {count} min' },
  'transfer.into': 'into {name} ({serialNo})',
  'transfer.ofOrder': 'Downloads of this order',
  'transfer.away': 'Appliance {serialNo} is offline: {name} as of {time}',
  'transfer.awayBefore': 'Appliance {serialNo} is offline: {name} as it was last heard of',
  'transfer.said': '{name}: {state}',
} as const
