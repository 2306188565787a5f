import appliances from './appliances'
import appliancesBays from './appliances-bays'
import appliancesDuplicate from './appliances-duplicate'
import appliancesOpened from './appliances-opened'
import calendar from './calendar'
import calendarImport from './calendar-import'
import companyParts from './company-parts'
import companyRules from './company-rules'
import companySettings from './company-settings'
import cplNames from './cpl-names'
import driveInventory from './drive-inventory'
import footer from './footer'
import kit from './kit'
import kitDates from './kit-dates'
import kitFields from './kit-fields'
import kitNotices from './kit-notices'
import kitPager from './kit-pager'
import kitSave from './kit-save'
import kitTable from './kit-table'
import labels from './labels'
import landing from './landing'
import navigation from './navigation'
import navigationSettings from './navigation-settings'
import places from './places'
import registration from './registration'
import registrationReview from './registration-review'
import registrationSteps from './registration-steps'
import reports from './reports'
import schedule from './schedule'
import serviceAreas from './service-areas'
import serviceAreasChanges from './service-areas-changes'
import serviceAreasEditor from './service-areas-editor'
import shared from './shared'
import sharedDrafts from './shared-drafts'
import shipments from './shipments'
import shipmentsImport from './shipments-import'
import shipmentsNotes from './shipments-notes'
import shipmentsOpened from './shipments-opened'
import statusPage from './status-page'
import theatreLists from './theatre-lists'
import workOrder from './work-order'
import workOrderTransfers from './work-order-transfers'
import workOrders from './work-orders'
import workOrdersNone from './work-orders-none'
import workOrdersOpened from './work-orders-opened'

/** All words of the suite in German: one file, fetched when they are first asked for. */
export default {
  ...appliances,
  ...appliancesBays,
  ...appliancesDuplicate,
  ...appliancesOpened,
  ...calendar,
  ...calendarImport,
  ...companyParts,
  ...companyRules,
  ...companySettings,
  ...cplNames,
  ...driveInventory,
  ...footer,
  ...kit,
  ...kitDates,
  ...kitFields,
  ...kitNotices,
  ...kitPager,
  ...kitSave,
  ...kitTable,
  ...labels,
  ...landing,
  ...navigation,
  ...navigationSettings,
  ...places,
  ...registration,
  ...registrationReview,
  ...registrationSteps,
  ...reports,
  ...schedule,
  ...serviceAreas,
  ...serviceAreasChanges,
  ...serviceAreasEditor,
  ...shared,
  ...sharedDrafts,
  ...shipments,
  ...shipmentsImport,
  ...shipmentsNotes,
  ...shipmentsOpened,
  ...statusPage,
  ...theatreLists,
  ...workOrder,
  ...workOrderTransfers,
  ...workOrders,
  ...workOrdersNone,
  ...workOrdersOpened,
}
