import { expect } from '@playwright/test'
import { openState, test } from '../fixtures/gallery'

const element = 'company-settings'

test('a refused form is read out with its rows, their problems and the link to a duplicate', async ({ page, site }) => {
  await openState(page, site, { element, state: 'refused' })
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading "Company settings" [level=2]
    - form "Company settings":
      - heading "Phones" [level=3]
      - group "Phone 1":
        - combobox "Country code"
        - textbox "Number": /\\d+/
        - combobox "Type"
        - button "Remove phone 1"
        - paragraph: Same as phone 3
      - group "Phone 2"
      - group "Phone 3":
        - combobox "Country code" [invalid]
        - textbox "Number" [invalid]
        - combobox "Type" [invalid]
        - button "Remove phone 3"
        - paragraph:
          - text: This number has been previously used.
          - button "See phone 1"
          - text: This field is required
      - button "Add phone"
      - heading "Emails" [level=3]
      - group "Email 1":
        - textbox "Email 1" [invalid]: dispatch@cinderlane.invalidtld
        - button "Remove email 1"
        - paragraph: Enter a valid value
      - group "Email 2"
      - button "Add email"
      - heading "Time zone" [level=3]
      - combobox "Time zone"
      - heading "Business hours" [level=3]
      - group "Monday to Friday":
        - textbox "From": "09:00"
        - textbox "To": "18:00"
        - button "Set hours by day"
      - heading "Certifications" [level=3]
      - group "Certifications":
        - checkbox "MPAA" [checked]
        - checkbox "FACT"
        - checkbox "ISO 27001"
      - paragraph: Draft saved on this computer
      - button "Discard"
      - button "Save"
  `)
})

test('seven days are read out, each with its hours or closed', async ({ page, site }) => {
  await openState(page, site, { element, state: 'hours per day' })
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - group "Monday":
      - textbox "From": "09:00"
      - textbox "To": "18:00"
      - button "Copy the hours of Monday"
    - group "Tuesday"
    - group "Wednesday":
      - textbox "From": "09:00"
      - textbox "To" [invalid]: "08:30"
      - button "Copy the hours of Wednesday"
      - paragraph: End time should be after start time
    - group "Thursday"
    - group "Friday"
    - group "Saturday":
      - text: Saturday Closed
      - button "Add hours on Saturday"
    - group "Sunday"
    - button "Same hours Monday to Friday"
  `)
})

// @spec 3.2
test('read-only details begin with the note that they are read-only', async ({ page, site }) => {
  await openState(page, site, { element, state: 'pending' })
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading "Company settings" [level=2]
    - status: Read-only until the registration is approved. These are the submitted details.
    - region "Company settings":
      - heading "Phones" [level=3]
      - list:
        - listitem: /\\+1 555 \\d{3} \\d{4} Landline/
        - listitem: /\\+1 555 \\d{3} \\d{4} Mobile/
      - heading "Emails" [level=3]
      - list
      - heading "Time zone" [level=3]
      - list:
        - listitem: (UTC-06:00) Central Time
      - heading "Business hours" [level=3]
      - list:
        - listitem: Monday to Friday 09:00 – 18:00
      - heading "Certifications" [level=3]
      - list:
        - listitem: MPAA
        - listitem: ISO 27001
  `)
})
