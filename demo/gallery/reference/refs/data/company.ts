export interface Phone {
  country: string
  number: string
  kind: string
}

export const countries = [
  { value: 'US', label: 'US +1' },
  { value: 'CA', label: 'CA +1' },
  { value: 'MX', label: 'MX +52' },
]

export const kinds = [
  { value: 'landline', label: 'Landline' },
  { value: 'mobile', label: 'Mobile' },
]

export const zones = [
  { value: 'America/Chicago', label: '(UTC−06:00) Central Time' },
  { value: 'America/New_York', label: '(UTC−05:00) Eastern Time' },
]

export const phones: readonly Phone[] = [
  { country: 'US', number: '210 555 0148', kind: 'landline' },
  { country: 'CA', number: '514 555 0199', kind: 'mobile' },
  { country: 'US', number: '210 555 0148', kind: 'mobile' },
]

export const emails: readonly string[] = ['dispatch@meridianfreight.example', 'night-desk@meridianfreight.film']

export interface Hours {
  day: string
  short: string
  from: string
  to: string
}

export const week: readonly Hours[] = [
  { day: 'Monday', short: 'Mon', from: '09:00', to: '17:30' },
  { day: 'Tuesday', short: 'Tue', from: '09:00', to: '17:30' },
  { day: 'Wednesday', short: 'Wed', from: '09:00', to: '08:30' },
  { day: 'Thursday', short: 'Thu', from: '09:00', to: '17:30' },
  { day: 'Friday', short: 'Fri', from: '08:00', to: '15:30' },
  { day: 'Saturday', short: 'Sat', from: '', to: '' },
  { day: 'Sunday', short: 'Sun', from: '', to: '' },
]

export const steps = [
  { id: 'company', title: 'Company', problems: 1, open: true },
  { id: 'areas', title: 'Service areas', detail: '12 areas', finished: true, open: true },
  { id: 'drives', title: 'Drives and certificates', detail: 'Certificate asked for' },
]

export const words = {
  register: 'Register your company',
  moreInfo: 'Needs more info',
  reviewer: 'The reviewer needs more before this can be approved',
  review:
    '“Please add a number that is answered on Saturdays, and send the TPN certificate for the San Antonio site; the one we have ended in August.”',
  phones: 'Phones',
  phonesHint: 'At least one. Used by couriers and our operations desk.',
  phoneTwin: 'Phone 1, entered again as phone 3',
  phoneUsed: 'This number has been previously used.',
  seePhone: 'See phone 1',
  addPhone: 'Add phone',
  emails: 'Emails',
  emailsHint: 'Work orders and approvals are announced here.',
  addEmail: 'Add email',
  timezone: 'Timezone',
  timezoneHint: 'Ship-by times are shown in it.',
  hours: 'Business hours',
  hoursHint: 'When couriers can collect.',
  weekdays: 'Monday to Friday',
  perDay: 'Hours per day',
  until: 'to',
  kept: 'Draft kept on this computer',
  cancel: 'Cancel',
  next: 'Next',
  opened: 'Business hours, opened',
  openedHint: 'Closed days stay empty. Copy a day to others with the copy button.',
  endsBefore: 'End time should be after start time',
  closed: 'Closed',
  add: 'Add',
  sameHours: 'Same hours Monday to Friday',
}
