import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { DAY_MS } from '@/domain/time/duration'
import { accessibilityFaults } from '../support/accessibility'
import { lastCode } from '../support/customer'
import { paidOrder } from '../support/orders'
import { expect, test } from '../support/phone'
import { logIn, openPage } from '../support/storefront-steps'

const PORTRAIT = path.join(process.cwd(), 'server/static/img/avatar-chen-mo.webp')

/** Saves, and waits until the way back has been taken. */
const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save' }).tap()
  await expect(page.getByText('Profile saved')).toBeVisible()
  await expect(page).toHaveTitle('Settings')
}

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
      await page.getByRole('button', { name: 'Choose a photo' }).tap()
      await (await chooser).setFiles(file)
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
    await openPage(page, 'pages/account/delete-account')
    await logIn(page, storefront, phone)
    await expect(page.getByRole('heading', { name: 'Deletion is booked' })).toBeVisible()
    await expect(page.getByText('6 days')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Keep my account' }).tap()
    await expect(page.getByRole('heading', { name: 'Before you go' })).toBeVisible()
  })
})
