import type appliances from './en/appliances'
import type appliancesBays from './en/appliances-bays'
import type appliancesDuplicate from './en/appliances-duplicate'
import type appliancesOpened from './en/appliances-opened'
import type calendar from './en/calendar'
import type calendarDays from './en/calendar-days'
import type calendarImport from './en/calendar-import'
import type companyParts from './en/company-parts'
import type companyRules from './en/company-rules'
import type companySettings from './en/company-settings'
import type cplNames from './en/cpl-names'
import type driveInventory from './en/drive-inventory'
import type footer from './en/footer'
import type kit from './en/kit'
import type kitDates from './en/kit-dates'
import type kitFields from './en/kit-fields'
import type kitNotices from './en/kit-notices'
import type kitPager from './en/kit-pager'
import type kitSave from './en/kit-save'
import type kitTable from './en/kit-table'
import type labels from './en/labels'
import type landing from './en/landing'
import type navigation from './en/navigation'
import type navigationSettings from './en/navigation-settings'
import type places from './en/places'
import type registration from './en/registration'
import type registrationReview from './en/registration-review'
import type registrationSteps from './en/registration-steps'
import type reports from './en/reports'
import type schedule from './en/schedule'
import type serviceAreas from './en/service-areas'
import type serviceAreasChanges from './en/service-areas-changes'
import type serviceAreasEditor from './en/service-areas-editor'
import type shared from './en/shared'
import type sharedDrafts from './en/shared-drafts'
import type shipments from './en/shipments'
import type shipmentsImport from './en/shipments-import'
import type shipmentsNotes from './en/shipments-notes'
import type shipmentsOpened from './en/shipments-opened'
import type statusPage from './en/status-page'
import type theatreLists from './en/theatre-lists'
import type workOrder from './en/work-order'
import type workOrderTransfers from './en/work-order-transfers'
import type workOrders from './en/work-orders'
import type workOrdersNone from './en/work-orders-none'
import type workOrdersOpened from './en/work-orders-opened'

/** Every message of the suite with its English wording: types only, so that an element carries just its own catalogues. */
export type Catalogue = typeof appliances &
  typeof appliancesBays &
  typeof appliancesDuplicate &
  typeof appliancesOpened &
  typeof calendar &
  typeof calendarDays &
  typeof calendarImport &
  typeof companyParts &
  typeof companyRules &
  typeof companySettings &
  typeof cplNames &
  typeof driveInventory &
  typeof footer &
  typeof kit &
  typeof kitDates &
  typeof kitFields &
  typeof kitNotices &
  typeof kitPager &
  typeof kitSave &
  typeof kitTable &
  typeof labels &
  typeof landing &
  typeof navigation &
  typeof navigationSettings &
  typeof places &
  typeof registration &
  typeof registrationReview &
  typeof registrationSteps &
  typeof reports &
  typeof schedule &
  typeof serviceAreas &
  typeof serviceAreasChanges &
  typeof serviceAreasEditor &
  typeof shared &
  typeof sharedDrafts &
  typeof shipments &
  typeof shipmentsImport &
  typeof shipmentsNotes &
  typeof shipmentsOpened &
  typeof statusPage &
  typeof theatreLists &
  typeof workOrder &
  typeof workOrderTransfers &
  typeof workOrders &
  typeof workOrdersNone &
  typeof workOrdersOpened
export type MessageKey = keyof Catalogue

type NamesIn<Template> = Template extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type NamesOf<Wording> = Wording extends string ? NamesIn<Wording> : NamesIn<Wording[keyof Wording]> | 'count'

/** The variables that a key asks for, read from its English wording. */
export type VarsOf<Key extends MessageKey> = [NamesOf<Catalogue[Key]>] extends [never]
  ? []
  : [vars: Record<NamesOf<Catalogue[Key]>, string | number>]

/** Keys whose wording asks for no variables. */
export type PlainKey = { [Key in MessageKey]: VarsOf<Key> extends [] ? Key : never }[MessageKey]
