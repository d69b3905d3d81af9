import { state } from '@/wire/endpoints/starfire'
import { demoUser } from '../../../server/db/seed/users'
import { logInByPhone } from '../../support/customers/customer'
import { expect, test } from '../../support/browser/phone'
import { storeSession } from '../../support/browser/stored-session'
import { logIn, openPage } from '../../support/browser/storefront-steps'

const STAR_PAGE = 'pages/starfire/index'

test('a visitor by an ambassador’s link is told whose it is, and counts for that ambassador once registered', async ({
  page,
  shopper,
  storefront,
}) => {
  const { token } = await logInByPhone(storefront, demoUser.phone, shopper.ip)
  const heat = async () => (await storefront.call(state, {}, { token })).data.own?.place.heat ?? 0
  const before = await heat()
  await openPage(page, `${STAR_PAGE}?starId=ZHYN4417`)
  await expect(page.getByText('Zhou Yining, Flame, invites you')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Book a test drive' })).toBeVisible()
  await openPage(page, 'pages/account/login')
  await logIn(page, storefront, shopper.phone)
  await expect.poll(heat).toBe(before + 10)
})

test('a customer without a car applies and is told that ambassadors are owners', async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  await openPage(page, STAR_PAGE)
  await page.getByRole('button', { name: 'Apply' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Be an ambassador' })
  await sheet.getByRole('checkbox').tap()
  await sheet.getByRole('button', { name: 'Send application' }).tap()
  await expect(page.getByText('Ambassadors are owners.')).toBeVisible()
})

test('an ambassador sees tier, tasks and place, and has a link to pass on', async ({ page, shopper, storefront }) => {
  const { reply } = await logInByPhone(storefront, demoUser.phone, shopper.ip)
  await storeSession(page, reply)
  await openPage(page, STAR_PAGE)
  await expect(page.getByText(/^Rank 4 of/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Host two test drives' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'You' })).toContainText('heat')
  await page.getByRole('link', { name: 'All, Ranking' }).tap()
  await expect(page.getByText('Tang Li')).toBeVisible()
  await page.getByRole('button', { name: 'Host a test drive' }).tap()
  await expect(page.getByRole('dialog', { name: 'Host a test drive' })).toContainText('starId=ZHYN4417')
})

test('the way back stays in reach however far one scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 480 })
  await openPage(page, STAR_PAGE)
  const title = page.getByRole('heading', { name: 'Starfire' })
  await expect(title).toBeInViewport()
  await page.getByText('Gao Feng').evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(page.getByText('Owner ambassadors')).not.toBeInViewport()
  await expect(title).toBeInViewport()
  await page.getByRole('button', { name: 'Back', exact: true }).tap()
  await expect(page).toHaveTitle('Mine')
})
