/** Words of an opened row: the compositions of a work order, and how far each has come. */
export default {
  'workOrders.copiedOfDrives': '{copied} of {total} drives',
  'workOrders.delivery': 'Delivery',
  'workOrders.needsOv': 'Version file: needs the OV on the drive',
  'workOrders.download.notStarted': 'Download not started',
  'workOrders.download.pending': 'Download pending',
  'workOrders.download.queued': 'Download queued',
  'workOrders.download.inProgress': 'Download in progress',
  'workOrders.download.percentage': 'Download in progress, {percentage}%',
  'workOrders.download.unarchiving': 'Unarchiving',
  'workOrders.download.archived': 'Archived',
  'workOrders.download.stalled': 'Download stalled',
  'workOrders.download.failed': 'Download failed',
  'workOrders.download.error': 'Download error',
  'workOrders.download.completed': 'Download completed',
  'workOrders.transfer.started': 'Upload in progress',
  'workOrders.transfer.completed': 'Upload completed',
} as const
