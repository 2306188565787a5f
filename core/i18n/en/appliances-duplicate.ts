/** Words of starting copies and downloads; the reasons are those of the specification, section 8. */
export default {
  'duplicate.failed': 'Could not start duplication',
  'duplicate.applianceOffline': 'Appliance {serialNo} is offline',
  'duplicate.applianceNotFound': 'Appliance {serialNo} not found',
  'duplicate.driveInUse': 'Drive {bayNo} is already in use',
  'duplicate.noDrives': 'No drives inserted',
  'duplicate.notInAppliance': 'No suitable DCPs found for CPL {cplName}',
  'duplicate.notInStore': 'DCP is not found in store',
  'duplicate.notEnoughSpace': 'Not enough space in Drive {bayNo}',
  'duplicate.statusCode': 'Failed with Status Code {status}',
  'download.failed': 'Could not start download',
} as const
