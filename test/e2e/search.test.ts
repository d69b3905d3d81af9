import { expect, test } from '../support/phone'
import { openPage } from '../support/storefront-steps'

const FIELD = { name: 'Stories, cars, activities' }

test('a search is typed with an error, found, narrowed to a kind, read, and there again on the way back and after a reload', async ({
  page,
}) => {
  await openPage(page, 'pages/home/index')
  await page.getByRole('button', { name: 'Search' }).tap()
  const field = page.getByRole('searchbox', FIELD)
  await expect(field).toBeFocused()
  await field.fill('nigt drive')
  await expect(page.getByRole('button', { name: 'Search for nigt drive instead' })).toBeVisible()
  await field.press('Enter')
  await expect(page.getByText('night drive', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: /^Stories/ }).tap()
  await expect(page).toHaveURL(/kind=article/)
  await page.getByRole('link', { name: 'Night drive mode: how the cabin lowers its voice' }).tap()
  await expect(page.getByRole('heading', { name: 'Night drive mode: how the cabin lowers its voice' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tab', { name: /^Stories/, selected: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: /^Stories/, selected: true })).toBeVisible()
  await expect(page.getByRole('searchbox', FIELD)).toHaveValue('nigt drive')
})

test('suggestions lead to what they name, and what was searched is kept until it is cleared', async ({ page }) => {
  await openPage(page, 'pages/search/index')
  const field = page.getByRole('searchbox', FIELD)
  await field.fill('nigh')
  await page.getByRole('link', { name: /#NightDrive/ }).tap()
  await expect(page.getByRole('heading', { name: '#NightDrive' }).first()).toBeVisible()
  await page.goBack()
  await field.fill('冬季')
  await field.press('Enter')
  await expect(page.getByRole('tab', { name: /^Stories/ })).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).tap()
  await expect(page.getByRole('link', { name: '冬季' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'nigh', exact: true })).toBeVisible()
  await expect(page).not.toHaveURL(/query=/)
  await page.reload()
  await expect(page.getByRole('link', { name: '冬季' })).toBeVisible()
  await field.fill('vela')
  await page.getByRole('button', { name: 'Remove 冬季' }).tap()
  await expect(page.getByRole('link', { name: '冬季' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear', exact: true }).tap()
  await page.getByRole('button', { name: 'Clear what was searched' }).tap()
  await expect(page.getByRole('heading', { name: 'Recent' })).toHaveCount(0)
})

test('where nothing is found the page leads on to what others search', async ({ page }) => {
  await openPage(page, 'pages/search/index?query=qqqqqq')
  await expect(page.getByRole('heading', { name: 'Nothing for “qqqqqq”' })).toBeVisible()
  await page.getByRole('link', { name: 'winter range' }).tap()
  await expect(page.getByRole('tab', { name: /^All/, selected: true })).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).tap()
  await page.getByRole('link', { name: /Dawn Copper/ }).tap()
  await expect(page.getByRole('listitem').first()).toBeVisible()
})

test('what was typed is searched as it stands for who insists', async ({ page }) => {
  await openPage(page, 'pages/search/index?query=nigt drive')
  await page.getByRole('button', { name: 'Search for nigt drive instead' }).tap()
  await expect(page.getByRole('heading', { name: 'Nothing for “nigt drive”' })).toBeVisible()
})

test('a search that is typed as an address is searched, and each of several is there on the way back and forward', async ({
  page,
}) => {
  const field = page.getByRole('searchbox', FIELD)
  const found = (title: RegExp) => page.getByRole('link', { name: title }).first()
  await openPage(page, 'pages/home/index')
  await openPage(page, 'pages/search/index?query=winter')
  await found(/Winter/).tap()
  await expect(field).toBeHidden()
  await openPage(page, 'pages/search/index?query=night drive')
  await expect(field).toHaveValue('night drive')
  await expect(found(/Night drive mode/)).toBeVisible()
  await openPage(page, 'pages/search/index?query=dawn copper')
  await expect(field).toHaveValue('dawn copper')
  await expect(found(/Dawn Copper/)).toBeVisible()
  await page.goBack()
  await expect(field).toHaveValue('night drive')
  await expect(found(/Night drive mode/)).toBeVisible()
  await page.goBack()
  await expect(field).toBeHidden()
  await page.goBack()
  await expect(field).toHaveValue('winter')
  await page.goForward()
  await expect(field).toBeHidden()
  await page.goForward()
  await expect(field).toHaveValue('night drive')
})
