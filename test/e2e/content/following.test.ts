import { holdCalls } from '../../support/browser/held-calls'
import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'

const FOLLOW = { name: 'Follow Lin Qiao', exact: true }
const FOLLOWING = { name: 'Following Lin Qiao', exact: true }
const POSTS = 2

test('who follows an author on one card follows them on every card and page', async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  await openPage(page, 'pages/home/index')
  await page.getByRole('tab', { name: 'Square' }).tap()
  await expect(page.getByRole('button', FOLLOW)).toHaveCount(POSTS)
  await page.getByRole('button', FOLLOW).first().tap()
  await expect(page.getByRole('button', FOLLOWING)).toHaveCount(POSTS)

  await page
    .getByRole('link', { name: /third row/i })
    .first()
    .tap()
  await expect(page).toHaveURL(/articles\/view/)
  await expect(page.getByRole('button', FOLLOWING), 'the one of the article').toHaveCount(1)
  await page.getByRole('button', FOLLOWING).tap()
  await page.getByRole('dialog', { name: 'Stop following Lin Qiao?' }).getByRole('button', { name: 'Unfollow' }).tap()
  await expect(page.getByRole('button', FOLLOW)).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('button', FOLLOW)).toHaveCount(POSTS)
})

test('following that the server refuses is undone on every card, with a word', async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  await openPage(page, 'pages/home/index')
  await page.getByRole('tab', { name: 'Square' }).tap()
  const answer = await holdCalls(page, '**/content/author/follow', (route) =>
    route.fulfill({ status: 200, json: { code: 50300, data: null, msg: 'Not right now.' } }),
  )
  await page.getByRole('button', FOLLOW).first().tap()
  await expect(page.getByRole('button', FOLLOWING)).toHaveCount(POSTS)
  answer()
  const word = page.getByRole('dialog', { name: 'That did not work' })
  await expect(word).toContainText('Not right now.')
  await word.getByRole('button', { name: 'OK' }).tap()
  await expect(page.getByRole('button', FOLLOW)).toHaveCount(POSTS)
})

test('a topic that is followed on its page is followed in the list and on the square', async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  await openPage(page, 'pages/home/index')
  await page.getByRole('tab', { name: 'Square' }).tap()
  await page.getByRole('link', { name: 'All topics' }).tap()
  const row = page.getByRole('listitem').filter({ hasText: 'Quiet cabin' })
  await row.getByRole('link', { name: 'Quiet cabin' }).tap()
  await expect(page.getByRole('heading', { name: 'Quiet cabin', level: 1 })).toBeVisible()
  const follow = page.getByRole('button', { name: 'Follow Quiet cabin' })
  await expect(follow, 'the one of its page').toHaveCount(1)
  await follow.tap()
  await expect(page.getByRole('button', { name: 'Following Quiet cabin' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Following 1' })).toBeVisible()
  await page.goBack()
  await expect(page.locator('.square-topics__chip').first()).toContainText('Quiet cabin')
})
