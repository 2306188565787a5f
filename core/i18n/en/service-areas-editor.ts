/** Words of the areas a partner serves, wherever they are edited. The messages are those of the specification, section 5. */
export default {
  'areas.selectUnit': 'Select unit',
  'areas.selectType': 'Select a delivery type',
  'areas.selectPickup': 'Select a Shipping Pick Up Time',
  'areas.higherMax': 'Enter a number for maximum days that is higher than the minimum days',
  'areas.atLeastOne': 'At least one service area must be configured',
} as const
