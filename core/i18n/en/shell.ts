/** Words of the page around the areas: landing, navigation, status pages. */
export default {
  'landing.title': 'Partner portal',
  'landing.lead': 'Films reach cinemas through you',
  'landing.text': 'Work orders, drives, shipments and their deadlines in one place.',
  'landing.signIn': 'Sign in or sign up',
  'navigation.label': 'Portal',
  'navigation.drives': 'Drive inventory',
  'navigation.workOrders': 'Work orders',
  'navigation.signOut': 'Sign out',
  'status.noAccess': 'Your account has not been added yet',
  'status.noAccessDetail': 'Ask an admin of your company to add your account, then sign in again.',
  'status.notFound': 'There is no such page',
  'status.notFoundDetail': 'The address may be mistyped, or what it showed is gone.',
  'status.maintenance': 'Reeldock is being maintained',
  'status.maintenanceDetail': 'We are sorry for the interruption, and thank you for your patience.',
  'status.toStart': 'Go to the start page',
} as const
