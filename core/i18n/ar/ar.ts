import driveInventory from './drive-inventory'
import footer from './footer'
import kit from './kit'
import kitDates from './kit-dates'
import kitFields from './kit-fields'
import kitNotices from './kit-notices'
import kitSave from './kit-save'
import landing from './landing'
import navigation from './navigation'
import navigationSettings from './navigation-settings'
import places from './places'
import schedule from './schedule'
import shared from './shared'
import sharedDrafts from './shared-drafts'
import shipments from './shipments'
import shipmentsImport from './shipments-import'
import shipmentsNotes from './shipments-notes'
import shipmentsOpened from './shipments-opened'
import statusPage from './status-page'
import workOrder from './work-order'
import workOrders from './work-orders'
import workOrdersOpened from './work-orders-opened'

/** All words of the suite in Arabic: one file, fetched when they are first asked for. */
export default {
  ...driveInventory,
  ...footer,
  ...kit,
  ...kitDates,
  ...kitFields,
  ...kitNotices,
  ...kitSave,
  ...landing,
  ...navigation,
  ...navigationSettings,
  ...places,
  ...schedule,
  ...shared,
  ...sharedDrafts,
  ...shipments,
  ...shipmentsImport,
  ...shipmentsNotes,
  ...shipmentsOpened,
  ...statusPage,
  ...workOrder,
  ...workOrders,
  ...workOrdersOpened,
}
