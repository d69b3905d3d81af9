import { expect, test } from '../support/phone'

test('the figures of a model are a tap from its poster: compared, searched by keyboard, and shared by their address', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('tab', { name: 'Vela 9' }).tap()
  await page.getByRole('link', { name: 'Parameters' }).tap()
  await expect(page).toHaveTitle('Parameters')
  const row = (name: RegExp) => page.getByRole('row', { name })
  await expect(row(/^Platform/)).toBeVisible()

  await page.getByRole('switch', { name: 'Only differences' }).tap()
  await expect(row(/^Platform/)).toBeHidden()
  await expect(row(/^0–100/)).toBeVisible()

  // The head stays while the keyboard scrolls the rows under it.
  const head = page.getByRole('columnheader').first()
  await page.getByRole('region', { name: /^Parameters of Vela 9/ }).focus()
  await page.keyboard.press('End')
  await expect(page.getByText('From the day the order is locked.')).toBeInViewport()
  await expect(head).toBeInViewport()

  await page.keyboard.press('Home')
  await page.getByRole('switch', { name: 'Only differences' }).tap()
  await page.getByRole('searchbox').fill('tow')
  await expect(row(/^Tow hook/)).toBeVisible()
  await expect(row(/^0–100/)).toBeHidden()

  expect(page.url()).toMatch(/pages\/configuration\/configuration\?modelId=vela-9$/)
  await page.getByRole('button', { name: 'Order now' }).tap()
  await expect(page).toHaveTitle('Buy car')
  await expect(page.getByRole('tab', { name: 'Vela 9' })).toHaveAttribute('aria-selected', 'true')
})

test('a link to a model that is not on sale leads to those that are', async ({ page }) => {
  await page.goto('/#/pages/configuration/configuration?modelId=vela-5')
  await expect(page.getByRole('heading', { name: 'No such model' })).toBeVisible()
  await page.getByRole('button', { name: 'See the models' }).tap()
  await expect(page).toHaveTitle('Buy car')
})
