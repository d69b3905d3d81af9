import { holdCalls } from '../../support/browser/held-calls'
import { expect, test } from '../../support/browser/phone'
import { logIn, openPage } from '../../support/browser/storefront-steps'

const LAKE = 'pages/activities/view?id=lakeside-night-drive'

test('a visitor signs up after the login, shows the code, and gives the place back', async ({
  page,
  shopper,
  storefront,
}) => {
  await openPage(page, `${LAKE}&source=video`)
  await expect(page.getByText('23 of 40 places taken')).toBeVisible()
  await page.getByRole('button', { name: 'Sign up' }).tap()
  await logIn(page, storefront, shopper.phone)

  await expect(page.getByRole('heading', { name: 'Lakeside night drive', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Sign up' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Sign up' })
  await sheet.getByRole('textbox', { name: 'Name' }).fill('')
  await sheet.getByRole('button', { name: 'One guest more' }).tap()
  await expect(sheet.getByRole('button', { name: 'One guest more' })).toBeDisabled()
  await sheet.getByRole('button', { name: 'Sign up, 2 people' }).tap()
  await expect(sheet.getByRole('alert')).toHaveText('Enter the name of who comes')
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Lin Qiao')
  await sheet.getByRole('checkbox', { name: 'I agree to the Lead-activity privacy statement' }).tap()
  await sheet.getByRole('button', { name: 'Sign up, 2 people' }).tap()

  await expect(page.getByText('You are in, plus one guest')).toBeVisible()
  await expect(page.getByText('25 of 40 places taken')).toBeVisible()
  await page.getByRole('button', { name: 'Check-in code' }).tap()
  const code = page.getByRole('dialog', { name: 'Check-in code' })
  await expect(code.getByText(/^\d{4} \d{4} \d{4}$/)).toBeVisible()
  await code.getByRole('button', { name: 'Done' }).tap()

  await openPage(page, 'pages/activities/own')
  await expect(page.getByText('Success').last()).toBeVisible()
  await page.getByRole('button', { name: 'Cancel Lakeside night drive' }).tap()
  await page.getByRole('dialog', { name: 'Cancel your sign-up?' }).getByRole('button', { name: 'Cancel sign-up' }).tap()
  await expect(page.getByText('What you sign up for stands here.')).toBeVisible()
  await page.getByRole('link', { name: /Lakeside night drive/ }).tap()
  await expect(page.getByText('23 of 40 places taken')).toBeVisible()
})

test('who signs up without the consent is asked for it, and is in by giving it', async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  await openPage(page, LAKE)
  await page.getByRole('button', { name: 'Sign up' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Sign up' })
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Lin Qiao')
  await sheet.getByRole('button', { name: 'Sign up', exact: true }).tap()
  const asked = page.getByRole('dialog', { name: 'Please agree first' })
  await asked.getByRole('button', { name: 'Close' }).tap()
  await expect(asked).toBeHidden()
  await expect(sheet.getByRole('checkbox')).not.toBeChecked()
  await sheet.getByRole('button', { name: 'Sign up', exact: true }).tap()
  await expect(asked).toContainText('Lead-activity privacy statement')
  await asked.getByRole('button', { name: 'Agree and continue' }).tap()
  await expect(page.getByRole('main').getByText(/^You are in/)).toBeVisible()
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Check-in code' }).tap()
  await expect(page.getByRole('dialog', { name: 'Check-in code' })).toBeVisible()
})

test('what was called off says so on its page and in the list of who signed up, and offers nothing more', async ({
  page,
  customer,
  storefront,
}) => {
  expect(customer.token).not.toBe('')
  await openPage(page, LAKE)
  await page.getByRole('button', { name: 'Sign up' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Sign up' })
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Lin Qiao')
  await sheet.getByRole('checkbox', { name: /^I agree to the/ }).tap()
  await sheet.getByRole('button', { name: 'Sign up', exact: true }).tap()
  await expect(page.getByRole('button', { name: 'Check-in code' })).toBeVisible()
  const withdraw = (at: Date | null) =>
    storefront.database.query("UPDATE activity SET withdrawn_at = $1 WHERE id = 'lakeside-night-drive'", [at])
  await withdraw(storefront.clock.now())
  try {
    await page.reload()
    await expect(page.getByText(/^This activity was called off\./)).toBeVisible()
    await expect(page.getByText('Called off', { exact: true })).toHaveCount(2)
    await expect(page.getByRole('button', { name: /Share|Sign up|Check-in code|No place/ })).toHaveCount(0)
    await openPage(page, 'pages/activities/own')
    await page.getByRole('link', { name: /^Lakeside night drive\s+Called off/ }).tap()
    await expect(page.getByRole('heading', { name: 'Lakeside night drive', level: 1 })).toBeVisible()
  } finally {
    await withdraw(null)
  }
})

test('who is logged out while signing up is led to the login, and finds what was entered', async ({
  page,
  customer,
  storefront,
}) => {
  await openPage(page, LAKE)
  await page.getByRole('button', { name: 'Sign up' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Sign up' })
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Lin Qiao')
  await sheet.getByRole('button', { name: 'One guest more' }).tap()
  await sheet.getByRole('checkbox', { name: /^I agree to the/ }).tap()
  await storefront.database.query('DELETE FROM session WHERE account_id = $1', [customer.reply.userInfo.id])
  // The next code may be asked for a minute later.
  storefront.clock.advance(61_000)
  await sheet.getByRole('button', { name: 'Sign up, 2 people' }).tap()
  await logIn(page, storefront, customer.phone)
  await expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue('Lin Qiao')
  await expect(sheet.getByRole('button', { name: 'Sign up, 2 people' })).toBeVisible()
})

test('an activity says why nobody can sign up, and a link that leads nowhere leads on', async ({ page }) => {
  await openPage(page, 'pages/activities/view?id=ice-driving-heihe')
  await expect(page.getByRole('button', { name: /^Sign up\s*Opens/ })).toBeDisabled()
  await openPage(page, 'pages/activities/view?id=six-paints')
  await expect(page.getByRole('button', { name: /^No sign-up needed/ })).toBeDisabled()
  await openPage(page, 'pages/activities/view?id=charging-at-home')
  await expect(page.getByRole('button', { name: 'All places taken' })).toBeDisabled()
  await openPage(page, 'pages/activities/view?id=nowhere')
  await expect(page.getByRole('heading', { name: 'This activity is gone' })).toBeVisible()
  await page.getByRole('button', { name: 'My activities' }).tap()
  await expect(page.getByRole('heading', { name: 'Welcome to Vela' })).toBeVisible()
})

test('the demo’s customer finds every state under its tab', async ({ page, storefront }) => {
  await openPage(page, 'pages/activities/own')
  await logIn(page, storefront, '13800004417')
  await expect(page.getByRole('tab', { name: 'All 4' })).toBeVisible()
  for (const [tab, title] of [
    ['Registering', 'Opening day: Vela Space Chengdu'],
    ['Success', 'Charging at home, explained'],
    ['Failed', 'Workshop: wool and leather'],
    ['Ended', 'Dawn convoy to Zhoushan'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).tap()
    await expect(page.getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('link', { name: new RegExp(title) })).toBeVisible()
  }
})

test('an activity of a list opens with its picture and title while the rest is on its way', async ({ page }) => {
  await openPage(page, 'pages/home/index')
  const answer = await holdCalls(page, '**/content/activity/detail*')
  const card = page.getByRole('list').getByRole('link', { name: 'Lakeside night drive' })
  await card.scrollIntoViewIfNeeded()
  await card.tap()
  await expect(page.getByRole('heading', { name: 'Lakeside night drive', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeHidden()
  answer()
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible()
})
