/** Words of the drive inventory. The two `account.errors` keys are the specification's own (decision 11). */
export default {
  'drives.title': 'Drive inventory',
  'drives.unit': '1 TB drives, up to 999 of each type',
  'drives.type': 'Type',
  'drives.unitShort': 'drives',
  'drives.quantity': 'Quantity',
  'drives.stockOf': '{type} drives on hand',
  'drives.saved': 'Drive inventory was updated successfully',
  'drives.saveFailed': 'Failed to save drive inventory',
  'drives.saving': 'Saving drive inventory',
  'drives.loadFailed': 'Could not load the drive inventory',
  'drives.readOnly': 'Read-only until the registration is approved',
  'drives.stockRequired': 'Enter the number of drives on hand',
  'account.errors.drives.notValid': 'Enter a valid value',
  'drives.nothingYet': 'Nothing yet',
  'place.drives': 'Drive inventory',
} as const
