/** Words of the header around the areas. */
export default {
  'navigation.label': 'Portal',
  'navigation.drives': 'Drive inventory',
  'navigation.workOrders': 'Work orders',
  'navigation.signOut': 'Sign out',
} as const
