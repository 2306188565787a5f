/** Names of the portal's places: what its menus call them, and what stands in the window's title. */
export default {
  'place.landing': 'Partner portal',
  'place.registration': 'Registration',
  'place.serviceAreas': 'Service areas',
  'place.workOrders': 'Work orders',
  'place.appliances': 'Appliances',
  'place.drives': 'Drive inventory',
  'place.reports': 'Reports',
  'place.calendar': 'Calendar',
  'place.companySettings': 'Company settings',
  'place.companyProfile': 'Company profile',
  'place.manageUsers': 'Manage users',
  'place.signOut': 'Sign out',
  'place.noAccess': 'No access',
  'place.notFound': 'Page not found',
  'place.maintenance': 'Maintenance',
} as const
