import { expect } from '@playwright/test'
import { openState, test } from '../fixtures/gallery'

const element = 'registration'

// @spec 2.28
test('a refused step is read out with its count, and announced', async ({ page, site }) => {
  await openState(page, site, { element, state: 'refused' })
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - heading "Register your company" [level=2]
    - text: Not submitted
    - region "Register your company":
      - list:
        - listitem: 1 Company 4 problems
        - listitem: 2 Service areas
        - listitem: 3 Drives and certificates
      - status: "Step 1 of 3: Company"
      - alert: 4 fields need your attention
      - form "Company":
        - heading "Phones" [level=3]
        - group "Phone 1":
          - textbox "Number" [invalid]
          - paragraph: At least one phone number is required
        - heading "Emails" [level=3]
        - group "Email 1":
          - textbox "Email 1" [invalid]
          - paragraph: At least one email address is required
        - heading "Time zone" [level=3]
        - combobox "Time zone" [invalid]
        - paragraph: This field is required
        - heading "Business hours" [level=3]
        - group "Monday to Friday"
        - button "Cancel"
        - button "Next"
  `)
})

// @spec 2.28
test('the service areas are read out as a tree, its coverage, and the areas', async ({ page, site }) => {
  await openState(page, site, { element, state: 'service areas' })
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - region "Service areas":
      - searchbox "Country, province or city"
      - tree "Places":
        - treeitem /^United States/ [checked=mixed] [level=1]
      - region "Coverage":
        - status: /All of the United States except/
      - grid "Service areas"
      - textbox "Add areas by code"
      - button "Cancel"
      - button "Next"
  `)
})

// @spec 1.3, 2.28, 2.30
test('the last step is read out with its fields, the complete submission, and the terms', async ({ page, site }) => {
  await openState(page, site, { element, state: 'changed' })
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - status: /More information needed\\. Please add a landline number/
    - region "Changed since the last submission":
      - heading "Changed since the last submission" [level=3]
      - list:
        - listitem:
          - deletion: CRU · 320
          - insertion: CRU · 999
    - region "Register your company":
      - list:
        - listitem:
          - button "Company completed"
        - listitem:
          - button "Service areas completed"
        - listitem: 3 Drives and certificates
      - form "Drives and certificates":
        - heading "Drive inventory" [level=3]
        - table:
          - rowgroup
          - rowgroup:
            - row /CRU/:
              - cell:
                - textbox "CRU drives on hand": "999"
            - row /USB/:
              - cell:
                - textbox "USB drives on hand": "85"
        - heading "Bandwidth" [level=3]
        - group "Bandwidth":
          - textbox "Allocated bandwidth": "500.00"
          - combobox "Unit"
        - group "Certifications":
          - checkbox "MPAA" [checked]
          - checkbox "FACT"
          - checkbox "ISO 27001"
        - heading "Review" [level=3]
        - term: Phones
        - definition:
          - button "Change Phones"
        - heading "Terms" [level=3]
        - checkbox "We accept the terms of service"
        - link "Read the terms of service"
        - button "Cancel"
        - button "Register"
  `)
})

// @spec 2.34
for (const [state, title, data] of [
  ['success', 'Your registration was submitted', 'Submitted details'],
  ['pending', 'Your registration is under review', 'Submitted details'],
] as const)
  test(`${state} is read out with its date and the day of the review`, async ({ page, site }) => {
    await openState(page, site, { element, state })
    await expect(page.locator('main')).toMatchAriaSnapshot(`
      - heading "Register your company" [level=2]
      - text: Pending
      - heading "${title}" [level=3]
      - paragraph: /Submitted 2026-03-10 \\d\\d:\\d\\d/
      - paragraph: Expect a decision by 2026-03-13.
      - region "${data}":
        - heading "${data}" [level=3]
        - term: Phones
        - definition
    `)
  })

// @spec 2.34
test('the approved state is read out with the offer in force and the next link', async ({ page, site }) => {
  await openState(page, site, { element, state: 'approved' })
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - text: Approved
    - heading "Your registration is approved" [level=3]
    - button "Go to home"
    - region "Your details":
      - term: Phones
      - definition
  `)
})

// @spec 2.35
test('the rejected state is read out without comments', async ({ page, site }) => {
  await openState(page, site, { element, state: 'rejected' })
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - text: Rejected
    - alert: /^The registration was rejected\\. Submitted/
  `)
})
