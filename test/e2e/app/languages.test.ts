import type { Page } from '@playwright/test'
import { openBigSale } from '../../support/customers/big-order-steps'
import { placeCarOrder } from '../../support/customers/car-order'
import { SHOP } from '../../support/customers/orders'
import { expect, test } from '../../support/browser/phone'
import { fillReservation, openPage, RESERVE_PAGE } from '../../support/browser/storefront-steps'

const lang = (page: Page) => page.evaluate(() => document.documentElement.lang)

/** Settings, the sheet of languages, and one of them. */
const choose = async (page: Page, from: { cell: string; sheet: string; language: string }): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^${from.cell}`) }).tap()
  await page.getByRole('dialog', { name: from.sheet }).getByRole('radio', { name: from.language }).tap()
}

test.describe('on a phone that speaks Chinese', () => {
  test.use({ locale: 'zh-CN' })

  test('the page is Chinese from its first byte, and brings no English texts along', async ({ page, storefront }) => {
    const scripts: string[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname)
    })
    const reply = await page.goto('/')
    expect(await reply?.text()).toContain('<html lang="zh-CN">')
    await expect(page.getByRole('tab', { name: '购车' })).toBeVisible()
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((script) => !script.startsWith('/js/zh/'))).toEqual([])
    expect(await lang(page)).toBe('zh-CN')
    await page.goto(`${storefront.origin}/en.html`)
    await expect(page, 'a page in the other language leads to the right one').toHaveURL(/zh\.html/)
  })

  test('who chose English gets English from the first byte on', async ({ page }) => {
    await openPage(page, 'pages/settings/index')
    await choose(page, { cell: '语言', sheet: '语言 Language', language: 'English' })
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    const reply = await page.goto('/')
    expect(await reply?.text()).toContain('<html lang="en">')
    await expect(page.getByRole('tab', { name: 'Buy car' })).toBeVisible()
  })
})

test('changing the language keeps the page and the place of every other one', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('tab', { name: 'Vela 9' }).tap()
  await expect(page.getByRole('heading', { name: 'Vela 9', level: 1 })).toBeVisible()
  await page.getByRole('tab', { name: 'Mine' }).tap()
  await page.getByRole('button', { name: 'Settings' }).first().tap()
  await choose(page, { cell: 'Language', sheet: 'Language 语言', language: '简体中文' })
  await expect(page.getByRole('heading', { name: '设置' })).toBeVisible()
  await expect(page).toHaveTitle('设置')
  expect(await lang(page)).toBe('zh-CN')
  await page.goBack()
  await expect(page).toHaveTitle('我的')
  await page.getByRole('tab', { name: '购车' }).tap()
  await expect(page.getByRole('heading', { name: 'Vela 9', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /预订|订购/ }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: '购车' }), 'and is kept').toBeVisible()
})

test('a choice that another tab made is followed as soon as this one is seen again', async ({ page, context }) => {
  await page.goto('/')
  await expect(page.getByRole('tab', { name: 'Buy car' })).toBeVisible()
  const other = await context.newPage()
  await openPage(other, 'pages/settings/index')
  await choose(other, { cell: 'Language', sheet: 'Language 语言', language: '简体中文' })
  await expect(other.getByRole('heading', { name: '设置' })).toBeVisible()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('tab', { name: '购车' })).toBeVisible()
  await expect(page.getByText('懂风的轿跑'), 'what the server said is asked for again').toBeVisible()
})

test('the order on Mine is told anew in the other language', async ({ page, context, customer, storefront, sale }) => {
  await openBigSale(sale, storefront)
  await placeCarOrder(storefront, customer)
  await openPage(page, 'pages/profile/index')
  await expect(page.getByText('Vela 7 Long Range')).toBeVisible()
  await context.addCookies([{ name: 'language', value: 'zh', url: page.url() }])
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('Vela 7 长续航版')).toBeVisible()
})

test('what a form holds keeps its choice and takes its name in the other language', async ({
  page,
  context,
  customer,
}) => {
  await openPage(page, RESERVE_PAGE)
  await fillReservation(page)
  await expect(page.getByRole('button', { name: /^Shop/ }), customer.phone).toContainText(SHOP.name)
  await context.addCookies([{ name: 'language', value: 'zh', url: page.url() }])
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('button', { name: /^门店/ })).toContainText('Vela 空间静安店')
  await expect(page.getByRole('button', { name: /^城市/ })).toContainText('上海市')
  await expect(page.getByRole('checkbox', { name: /我已阅读并同意/ })).toBeChecked()
})

test('without a network the language stays as it is, with a word', async ({ page, context }) => {
  await openPage(page, 'pages/settings/index')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await context.setOffline(true)
  await choose(page, { cell: 'Language', sheet: 'Language 语言', language: '简体中文' })
  const told = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: 'The language was not changed' }))
  await expect(told.getByText(/You seem to be offline/)).toBeVisible()
  await told.getByRole('button', { name: 'OK' }).tap()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
})
