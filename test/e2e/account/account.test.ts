import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { edit, logoutEverywhere } from '@/wire/endpoints/account'
import { DAY_MS, MINUTE_MS } from '@/domain/time/duration'
import { accessibilityFaults } from '../../support/browser/accessibility'
import { countCalls } from '../../support/browser/counted-calls'
import { lastCode, logInByPhone } from '../../support/customers/customer'
import { tapOnAndOn } from '../../support/browser/eager-finger'
import { paidOrder } from '../../support/customers/orders'
import { expect, test } from '../../support/browser/phone'
import { logIn, openPage } from '../../support/browser/storefront-steps'

const PORTRAIT = path.join(process.cwd(), 'server/static/img/avatar-chen-mo.webp')

/** Saves, and waits until the way back has been taken. */
const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save' }).tap()
  await expect(page.getByText('Profile saved')).toBeVisible()
  await expect(page).toHaveTitle('Settings')
}

test('taps on Save after it was saved save nothing more, and go back one page', async ({ page, customer }) => {
  await openPage(page, 'pages/profile/index')
  await page.getByRole('button', { name: 'Settings' }).first().tap()
  await page.getByRole('button', { name: 'Profile', exact: true }).tap()
  await page.getByRole('textbox', { name: 'Nickname' }).fill('Zhou Yining')
  const saved = countCalls(page, edit)
  await tapOnAndOn(page.getByRole('button', { name: 'Save' }))
  await expect(page.getByText('Profile saved')).toBeVisible()
  await expect(page).toHaveTitle('Settings')
  await expect(page.getByRole('button', { name: /^Phone/ }), customer.phone).toBeInViewport()
  expect(saved()).toBe(1)
})

test.describe('the profile', () => {
  // Logged in before the first page opens.
  test.beforeEach(({ customer }) => void customer)

  test('is edited field by field, keeps what was typed over a reload, and shows wherever the user is', async ({
    page,
  }) => {
    await openPage(page, 'pages/settings/index')
    await page.getByRole('button', { name: 'Profile' }).tap()
    await page.getByRole('textbox', { name: 'Nickname' }).fill('  Zhou Yining ')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Nickname' })).toHaveValue('  Zhou Yining ')

    await page.getByRole('button', { name: /^Gender/ }).tap()
    await page.getByRole('radio', { name: 'Confidential' }).tap()
    await page.getByLabel('Birthday').fill('1991-04-17')
    await page.getByRole('button', { name: /^Area/ }).tap()
    await page.getByRole('radio', { name: 'Shanghai' }).first().tap()
    await page.getByRole('textbox', { name: 'About me' }).fill('Two kids, one dog, a lot of lakes.')
    await save(page)

    await openPage(page, 'pages/account/update-profile')
    await expect(page.getByRole('textbox', { name: 'Nickname' })).toHaveValue('Zhou Yining')
    await expect(page.getByLabel('Birthday')).toHaveValue('1991-04-17')
    await openPage(page, 'pages/profile/index')
    await expect(page.getByRole('heading', { name: 'Zhou Yining' })).toBeVisible()
  })

  test('shows what is refused of a text, and where, also in a small window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await openPage(page, 'pages/account/update-profile')
    const biography = page.getByRole('textbox', { name: 'About me' })
    await biography.fill('All of it on https://example.com/me')
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.getByRole('button', { name: 'Save' }).tap()
    await expect(biography).toHaveAttribute('aria-invalid', 'true')
    const refusal = page.getByRole('alert')
    await expect(refusal).toBeInViewport({ ratio: 1 })
    const hit = await refusal.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(hit, 'nothing lies over it').toBe(true)
  })

  test('has a picture of the eight, or one’s own, and takes nothing that is none', async ({ page }) => {
    await openPage(page, 'pages/account/update-profile')
    const change = page.getByRole('button', { name: 'Change your picture' })
    await change.tap()
    await expect(page.getByRole('radiogroup', { name: 'Your picture' }).getByRole('radio')).toHaveCount(8)
    await page.getByRole('radio', { name: 'Sailing boat' }).tap()
    await save(page)

    await openPage(page, 'pages/account/update-profile')
    const choose = async (file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> => {
      await change.tap()
      const chooser = page.waitForEvent('filechooser')
      const own = page.getByRole('button', { name: 'Choose a photo' })
      await own.tap()
      await (await chooser).setFiles(file)
      // A second tap within 400 ms on a button that is still leaving is the same tap.
      await expect(own).toHaveCount(0)
    }
    await choose({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') })
    const refused = page.getByRole('dialog', { name: 'The picture was not uploaded' })
    await refused.getByRole('button', { name: 'OK' }).tap()
    await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')

    await choose({ name: 'me.webp', mimeType: 'image/webp', buffer: await readFile(PORTRAIT) })
    await expect(change.locator('img')).toHaveAttribute('src', /\/files\/public\/content\//)
    await save(page)
  })
})

test.describe('the deletion of the account', () => {
  test('names what stands in the way, with the way there', async ({ page, customer, storefront }) => {
    const order = await paidOrder(storefront, customer)
    await openPage(page, 'pages/account/delete-account')
    await expect(page.getByRole('button', { name: /^Delete/ })).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: /^Open, An order under way/ }).tap()
    await expect(page).toHaveURL(new RegExp(`real-order-detail/index\\?id=${order.id}`))
  })

  test('is agreed to, confirmed by a code, and called off within seven days', async ({
    page,
    customer,
    storefront,
  }) => {
    const { phone } = customer.reply.userInfo
    await openPage(page, 'pages/account/delete-account')
    await page.getByRole('button', { name: 'Delete' }).tap()
    const agreeing = page.getByRole('dialog', { name: 'Please agree first' })
    await agreeing.getByRole('button', { name: 'Agree and continue' }).tap()
    const confirming = page.getByRole('dialog', { name: 'Confirm it is you' })
    await expect(confirming).toBeVisible()
    await confirming.getByRole('textbox').first().fill('000000')
    await expect(confirming.getByRole('alert')).toBeVisible()
    await confirming.getByRole('textbox').first().fill(lastCode(storefront, phone))
    await page.getByRole('dialog', { name: 'Deletion is booked' }).getByRole('button', { name: 'OK' }).tap()
    await expect(page.getByRole('heading', { name: customer.reply.userInfo.nickName })).toBeHidden()

    storefront.clock.advance(DAY_MS)
    await openPage(page, 'pages/profile/index')
    await page.getByRole('button', { name: 'Log in' }).tap()
    await logIn(page, storefront, phone)
    const told = page.getByRole('dialog', { name: /^Your account is deleted on/ })
    await told.getByRole('button', { name: 'Later' }).tap()
    await page.getByRole('button', { name: /^Your account is deleted on .*Keep my account/ }).tap()
    await expect(page.getByRole('heading', { name: 'Deletion is booked' })).toBeVisible()
    await expect(page.getByText('6 days')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Keep my account' }).tap()
    await expect(page.getByRole('heading', { name: 'Before you go' })).toBeVisible()
    await openPage(page, 'pages/profile/index')
    await expect(page.getByRole('heading', { name: customer.reply.userInfo.nickName })).toBeVisible()
    await expect(page.getByText('Your account is deleted on')).toBeHidden()
  })
})

test.describe('the devices that are logged in', () => {
  test('are listed, logged out one by one, all but this, and everywhere', async ({ page, customer, storefront }) => {
    const logInThere = async (device: string, deviceid: string): Promise<void> => {
      storefront.clock.advance(2 * MINUTE_MS)
      await logInByPhone(storefront, customer.phone, customer.ip, { device, deviceid })
    }
    await logInThere('Apple Macintosh (Chrome)', 'device-mac')
    await logInThere('HUAWEI Pura 70 (WeChat)', 'device-pura')
    await logInThere('Android Pixel 8 (Chrome)', 'device-pixel')

    await openPage(page, 'pages/settings/index')
    await page.getByRole('button', { name: 'Devices' }).tap()
    await expect(page.getByText('This device', { exact: true })).toBeVisible()
    await expect(page.getByText('3 devices')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Log out HUAWEI Pura 70 · WeChat' }).tap()
    const asking = page.getByRole('dialog', { name: 'Log out there?' })
    await asking.getByRole('button', { name: 'Log out' }).tap()
    await expect(page.getByText('2 devices')).toBeVisible()
    await expect(page.getByText('HUAWEI Pura 70 · WeChat')).toBeHidden()

    const everywhere = page.getByRole('dialog', { name: 'Log out everywhere?' })
    await page.getByRole('button', { name: 'Log out everywhere' }).tap()
    await everywhere.getByRole('button', { name: 'Keep this device, log out 2' }).tap()
    await expect(everywhere).toBeHidden()
    await expect(page.getByText('You are logged in nowhere else.')).toBeVisible()

    await page.reload()
    await expect(page.getByText('You are logged in nowhere else.')).toBeVisible()
    await page.getByRole('button', { name: 'Log out everywhere' }).tap()
    const asked = countCalls(page, logoutEverywhere)
    await tapOnAndOn(everywhere.getByRole('button', { name: 'Log out all' }))
    await expect(page.getByRole('heading', { name: customer.reply.userInfo.nickName })).toBeHidden()
    await expect(page).toHaveTitle('Mine')
    expect(asked()).toBe(1)
    await openPage(page, 'pages/account/devices')
    await expect(page).toHaveTitle('Log in')
  })
})

test('the phone number is changed by codes to both, and a number in use is refused', async ({
  page,
  customer,
  storefront,
}) => {
  const taken = customer.phone.replace(/^1\d/, '19')
  const free = customer.phone.replace(/^1\d/, '18')
  await logInByPhone(storefront, taken, '10.9.9.9')
  await openPage(page, 'pages/settings/index')
  await page.getByRole('button', { name: /^Phone/ }).tap()
  const confirm = page.getByRole('dialog', { name: 'Confirm it is you' })
  await page.getByRole('button', { name: 'Get a code' }).tap()
  await expect(confirm).toBeVisible()
  await confirm.getByRole('textbox').fill(lastCode(storefront, customer.phone))

  const number = page.getByRole('textbox', { name: 'Phone number' })
  await expect(confirm).toBeHidden()
  await number.fill(customer.phone)
  await page.getByRole('button', { name: 'Get a code' }).tap()
  await expect(page.getByRole('alert')).toHaveText('This is your number already')
  await number.fill(taken)
  await page.getByRole('button', { name: 'Get a code' }).tap()
  await expect(confirm).toBeVisible()
  await confirm.getByRole('textbox').fill(lastCode(storefront, taken))
  await expect(confirm.getByRole('alert')).toHaveText(/belongs to another account/)
  await confirm.getByRole('button', { name: 'Close' }).tap()
  await expect(confirm).toBeHidden()

  await number.fill(free)
  await page.getByRole('button', { name: 'Get a code' }).tap()
  await expect(confirm).toBeVisible()
  await confirm.getByRole('textbox').fill(lastCode(storefront, free))
  await expect(page).toHaveTitle('Settings')
  await expect(page.getByRole('button', { name: /^Phone/ })).toContainText(free.slice(-4))
})

test('the settings lead to what is kept of one, where what was agreed to is listed', async ({ page, customer }) => {
  await openPage(page, 'pages/settings/index')
  await page.getByRole('button', { name: 'My data' }).tap()
  const agreed = page.getByRole('listitem').filter({ hasText: /^User agreement/ })
  await expect(agreed, customer.phone).toContainText('Agreed')
})
