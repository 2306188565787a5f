import type { Registration } from '../wire/people'

/** A registration as it is sent, for the tests of this folder. */
export const submitted: Registration = {
  phones: [{ intlCode: '1', phoneNo: '2105550148', category: 2 }],
  emails: [{ email: 'dispatch@harborline.example.com' }],
  timezone: 'America/Chicago',
  businessHours: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
    (dayName, index) => ({
      dayOrdinal: index + 1,
      dayName,
      startTime: index < 5 ? '09:00' : null,
      endTime: index < 5 ? '17:30' : null,
    }),
  ),
  certifications: { mpaa: true, fact: false, iso27001: false },
  serviceAreas: [
    {
      code: 'US',
      deliveryType: 'HARD_DRIVE',
      deliveryOptions: [{ maxTime: { unit: 'days', value: 2 }, price: 25.5, shippingPickupTime: '16:00' }],
      excludeCodes: ['US-AK'],
      status: 'active',
    },
  ],
  drives: [
    { driveType: 'CRU', totalStock: 12 },
    { driveType: 'USB', totalStock: 0 },
  ],
  bandwidth: 123_456_789,
}
