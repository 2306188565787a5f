import truck from 'icon:truck'

const names = [
  'FedEx',
  'FedEx Ground',
  'FedEx SmartPost',
  'First Mile',
  'UPS',
  'USPS',
  'DHL',
  'Canada Post',
  'Purolator',
]

export const couriers = names.map(label => ({ value: label.toLowerCase().replace(/ /g, '-'), label, icon: truck }))

export const wizardSteps = [
  { id: 'company', title: 'Company', detail: '3 phones', finished: true, open: true },
  { id: 'areas', title: 'Service areas', problems: 2, open: true },
  { id: 'drives', title: 'Drives and certificates', detail: 'Certificate asked for', open: true },
]

export const fieldWords = {
  title: 'Steps and fields',
  states: 'Field states',
  statesHint: 'Focus is a ring outside; advice a thick border with a sign inside.',
  rest: 'At rest',
  changed: 'Changed',
  invalid: 'Invalid',
  invalidWhy: 'A shipped row needs a tracking number',
  advice: 'Advice',
  adviceWhy: 'Not a valid UPS check digit. You can still save.',
  readOnly: 'Read-only',
  off: 'Off',
  price: 'Price',
  courier: 'Shipping courier',
  courierHint: 'Type to find one of nine.',
  choices: 'Choices',
  terms: 'I accept the terms',
  some: 'Some of them',
  both: 'How they are sent',
  more: 'More',
  open: 'Open the side panel',
  filter: 'Filter',
  sheet: 'Drive inventory',
  period: 'Period',
}

export const sent = [
  { value: 'drive', label: 'On a drive' },
  { value: 'line', label: 'Over the line' },
] as const

export const menuItems = [
  { id: 'edit', label: 'Edit tracking' },
  { id: 'print', label: 'Print label' },
  { id: 'pause', label: 'Pause copies', detail: 'No copy is running', disabled: true },
  { id: 'cancel', label: 'Cancel shipment', danger: true, parted: true },
]
