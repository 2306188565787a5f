/** Texts of the map that large appliances have. */
export default {
  'appliances.openOrder': 'Open order',
  'appliances.baysOf': 'Bays of {name}',
} as const
