/** Words of a list of work orders that is empty, or narrowed by its legend. */
export default {
  'workOrders.none': 'No work orders yet',
  'workOrders.noneDetail': 'New ones show here as soon as they are assigned to you.',
  'workOrders.nonePast': 'The archive is empty',
  'workOrders.nonePastDetail': 'Fulfilled and cancelled work orders come here.',
  'workOrders.noMatch': 'No work order matches “{search}”',
  'workOrders.noMatchDetail': 'Search looks at numbers and composition names of active orders.',
  'workOrders.noMatchPastDetail': 'Search looks at numbers and composition names of past orders.',
  'workOrders.searchArchive': 'Search the archive instead',
  'workOrders.searchActive': 'Search the active orders instead',
  'workOrders.filterEnded': 'All statuses again',
  'workOrders.filtered': 'Shown: {shown} of {count} on this page',
} as const
