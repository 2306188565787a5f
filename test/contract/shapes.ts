import { day, fields, flag, instant, list, number, optional, orNull, text, time, whole } from './shape'

// The shapes of `core/wire` for checking a back end's answers. A status is any text, because new statuses may come.

const place = fields({ code: text, name: text })
const span = fields({ unit: text, value: whole })

export const theatre = fields({
  id: text,
  name: text,
  street: text,
  displayLocation: text,
  city: text,
  state: orNull(place),
  country: place,
  postalCode: text,
  phone: optional(text),
  addressType: optional(text),
  timezone: optional(text),
})
const consignment = fields({
  type: orNull(text),
  slug: orNull(text),
  reference: orNull(text),
  comments: orNull(text),
  address: optional(text),
})
export const shipment = fields({
  id: text,
  ordinal: whole,
  bookingNo: text,
  status: text,
  dispatchedOn: orNull(instant),
  dispatchDeadline: instant,
  deliverOn: instant,
  deliveryInstructions: orNull(text),
  shippingDetails: orNull(consignment),
  returnDetails: orNull(consignment),
  price: whole,
  deliveryMode: text,
  driveType: orNull(text),
  compositions: list(fields({ id: text, cplName: text })),
  theatre,
})
export const workOrder = fields({
  workOrderNo: text,
  status: text,
  assignedOn: instant,
  deliveryMode: text,
  tasks: list(text),
  compositions: list(
    fields({
      id: text,
      cplName: text,
      size: whole,
      dcpTransferStatus: orNull(text),
      download: orNull(fields({ status: text, percentage: orNull(number) })),
    }),
  ),
  shipments: list(fields({ bookingNo: text })),
  totalCopied: whole,
  totalDrives: whole,
  nextShipBy: orNull(instant),
  overallWorkOrderStatusChangedInServer: flag,
})
export const movie = fields({
  compositionId: text,
  movieId: text,
  movieName: text,
  releaseDate: orNull(day),
  language: orNull(text),
})

export const bay = fields({
  bay: whole,
  state: text,
  stage: orNull(text),
  percentage: orNull(number),
  detail: orNull(text),
  workOrderNo: orNull(text),
  bookingNo: orNull(text),
  driveType: orNull(text),
  driveSerialNo: orNull(text),
  capacity: orNull(whole),
})
const line = {
  applianceId: text,
  activeDownloads: whole,
  downloadRate: number,
  isOnline: flag,
  softwareVersion: text,
  publicIp: text,
}
export const applianceLine = fields(line)
export const appliance = fields({ ...line, serialNo: text, name: text, slots: text, drives: list(bay) })
export const task = fields({
  id: text,
  type: text,
  workOrderNo: text,
  bay: orNull(whole),
  stage: orNull(text),
  percentage: orNull(number),
  startedOn: orNull(instant),
  finishedOn: orNull(instant),
  detail: orNull(text),
})

const company = {
  phones: list(fields({ intlCode: text, phoneNo: text, category: whole })),
  emails: list(fields({ email: text })),
  timezone: text,
  businessHours: list(fields({ dayOrdinal: whole, dayName: text, startTime: orNull(time), endTime: orNull(time) })),
  certifications: fields({ mpaa: flag, fact: flag, iso27001: flag }),
}
const drives = list(fields({ driveType: orNull(text), totalStock: whole }))
const countries = fields({
  countries: list(
    fields({ code: text, name: text, subdivisions: list(fields({ code: text, name: text, cities: list(place) })) }),
  ),
})
export const partner = fields({
  ...company,
  org: text,
  type: text,
  appliances: list(appliance),
  drives,
  bandwidth: whole,
  serviceAreas: list(
    fields({
      id: text,
      code: text,
      deliveryType: text,
      deliveryOptions: list(fields({ maxTime: span, price: whole, shippingPickupTime: orNull(time) })),
      excludeCodes: list(text),
      status: text,
      validIn: countries,
      notValidIn: countries,
    }),
  ),
  theatreLists: list(
    fields({
      id: text,
      name: optional(text),
      deliveryType: text,
      status: text,
      theatres: list(theatre),
      deliveryOptions: list(fields({ deliveryTime: span, price: whole, size: number })),
    }),
  ),
})
export const approval = fields({
  id: text,
  type: text,
  status: text,
  comments: orNull(text),
  submittedOn: instant,
  registrationData: orNull(fields({})),
})
export const usersMe = fields({
  user: fields({ companyId: text, companyName: text, roleNames: list(text), partner: orNull(partner) }),
  approvals: list(approval),
})
export const calendarDay = fields({
  date: day,
  holiday: flag,
  discount: orNull(whole),
  surge: orNull(whole),
  version: optional(text),
})
export const location = fields({
  code: text,
  name: text,
  kind: text,
  children: list(fields({ code: text, name: text, hasChildren: flag })),
})
export const errorBody = fields({ errors: list(fields({ code: text, message: text, details: optional(fields({})) })) })
