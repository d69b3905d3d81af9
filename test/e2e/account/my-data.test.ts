import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { book, cancel } from '@/wire/endpoints/appointment'
import { ClientPlatform } from '@/wire/enums/platform'
import { ConsultationType } from '@/wire/enums/vehicle'
import { DAY_MS } from '@/domain/time/duration'
import { shanghaiDay } from '@/domain/time/shanghai-time'
import { accessibilityFaults } from '../../support/browser/accessibility'
import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'

test('everything that is kept is downloaded as one archive', async ({ page, customer }) => {
  await openPage(page, 'pages/account/my-data')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).tap()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^vela-\d{4}-\d{2}-\d{2}\.zip$/)
  const archive = unzipSync(await readFile(await file.path()))
  expect(Object.keys(archive)).toContain('my-data.json')
  expect(strFromU8(archive['my-data.json'] ?? new Uint8Array())).toContain(customer.phone)
})

test('a consent that is optional is taken back, once nothing needs it any more, and the others say why they stay', async ({
  page,
  customer,
  storefront,
}) => {
  const booking = {
    consultationType: ConsultationType.testDrive,
    storeId: 'shanghai-jingan',
    modelId: 'vela-7',
    startTime: `${shanghaiDay(Date.now() + 20 * DAY_MS)} 14:00:00`,
    driverName: 'Zhou Yining',
    clientPlatform: ClientPlatform.miniProgram,
    agreements: [{ id: 13, version: 11 }],
  }
  const headers = { 'x-forwarded-for': customer.ip }
  const as = { token: customer.token, headers }
  const { data } = await storefront.call(book, booking, { ...as, idempotencyKey: randomUUID() })

  await openPage(page, 'pages/account/my-data')
  await expect(page.getByText('Stays: there is no account without it.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Take back' }).tap()
  const sure = page.getByRole('dialog', { name: 'Take this consent back?' })
  await sure.getByRole('button', { name: 'Take back' }).tap()
  const refused = page.getByRole('dialog', { name: 'It was not taken back' })
  await expect(refused).toContainText('Cancel it or wait for its end')
  await refused.getByRole('button', { name: 'OK' }).tap()

  await storefront.call(cancel, { id: data.id }, as)
  await page.getByRole('button', { name: 'Take back' }).tap()
  await sure.getByRole('button', { name: 'Take back' }).tap()
  await expect(page.getByText(/^Taken back \d{4}-/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
})

test.describe('in WeChat’s own browser', () => {
  test.use({
    contextOptions: { userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/116.0 MicroMessenger/8.0.50' },
  })

  test.beforeEach(({ customer }) => void customer)

  test('nothing is downloaded, and it is told where it can be', async ({ page }) => {
    let downloads = 0
    page.on('download', () => (downloads += 1))
    await openPage(page, 'pages/account/my-data')
    await page.getByRole('button', { name: 'Download' }).tap()
    const told = page.getByRole('dialog')
    await expect(told).toContainText('WeChat’s browser downloads no files.')
    await told.getByRole('button', { name: 'OK' }).tap()
    await expect(told).toBeHidden()
    expect(downloads).toBe(0)
  })
})
