import { favourite } from '@/wire/endpoints/article'
import { expect, test } from '../../support/browser/phone'
import { routeTo } from '../../support/browser/page-samples'
import { openPage } from '../../support/browser/storefront-steps'

const STORIES = ['quiet-cabin', 'dawn-copper', 'drag-0199']

test('saved articles are listed by kind, removed, brought back, and removed for good', async ({
  page,
  customer,
  storefront,
}) => {
  for (const id of [...STORIES, 'good-noodles']) {
    await storefront.call(favourite, { id, isOn: true }, { token: customer.token })
    storefront.clock.advance(1_000)
  }
  await openPage(page, 'pages/profile/index')
  await page.getByRole('button', { name: 'Favourites' }).tap()
  const rows = page.getByRole('listitem')
  await expect(rows).toHaveCount(STORIES.length)
  await page.getByRole('button', { name: 'Edit' }).tap()
  await expect(page.getByRole('button', { name: 'Remove' })).toBeDisabled()
  await page.getByRole('checkbox', { name: /Dawn Copper in daylight/ }).tap()
  await page.getByRole('checkbox', { name: /0.199/ }).tap()
  await page.getByRole('button', { name: 'Remove 2' }).tap()
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(rows).toHaveCount(STORIES.length)

  await page.getByRole('tab', { name: 'Posts' }).tap()
  await expect(rows).toHaveCount(1)
  await page.getByRole('tab', { name: 'Stories' }).tap()
  await expect(rows).toHaveCount(STORIES.length)
  await page.getByRole('button', { name: 'Edit' }).tap()
  await page.getByRole('checkbox', { name: 'Select all' }).tap()
  await page.getByRole('button', { name: `Remove ${STORIES.length}` }).tap()
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  await page.getByRole('tab', { name: 'Posts' }).tap()
  await page.getByRole('link', { name: /noodles/ }).tap()
  await expect(page.getByRole('switch', { name: /^Save/ })).toBeChecked()

  await openPage(page, routeTo('pages/favorite/list'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
})
