import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { write } from '@/wire/endpoints/comment'
import { follow } from '@/wire/endpoints/article'
import { logInByPhone, type Customer } from '../support/customer'
import { expect, test } from '../support/phone'
import type { Storefront } from '../support/storefront'
import { openPage } from '../support/storefront-steps'

// Not the story of the page's own test, see comments.test.ts.
const STORY = 'dawn-copper'
const newId = (): string => randomUUID().replaceAll('-', '')
const messagesTab = (page: Page) => page.getByRole('tab', { name: /^Messages/ })

/** Somebody answers a comment of the customer. */
const answer = async (storefront: Storefront, { phone, ip, token }: Customer, content: string): Promise<void> => {
  const id = newId()
  await storefront.call(write, { id, articleId: STORY, content: 'Well drawn.' }, { token })
  const other = await logInByPhone(storefront, phone.replace(/^139/, '137'), ip)
  await storefront.call(write, { id: newId(), articleId: STORY, content, answeredId: id }, { token: other.token })
}

test('a reply is counted on the tab, read once it was seen, and leads to its article', async ({
  page,
  customer,
  storefront,
}) => {
  await answer(storefront, customer, 'It is.')
  await openPage(page, 'pages/home/index')
  await expect(messagesTab(page)).toContainText('1')
  await messagesTab(page).tap()
  await expect(page.getByRole('radio', { name: 'Replies, 1 unread' })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: '“It is.”' })
  await expect(row.getByRole('img', { name: 'Unread' })).toBeVisible()
  await page.getByRole('button', { name: 'Mark all as read' }).tap()
  await expect(row.getByRole('img', { name: 'Unread' })).toBeHidden()
  await expect(messagesTab(page)).toHaveText('Messages')
  await row.getByRole('link').tap()
  await expect(page.getByRole('heading', { name: 'Dawn Copper in daylight' }).first()).toBeVisible()
})

test('what was on screen is read when its reader goes on', async ({ page, customer, storefront }) => {
  await answer(storefront, customer, 'It is.')
  await openPage(page, 'pages/home/index')
  await messagesTab(page).tap()
  await expect(page.getByText('“It is.”')).toBeVisible()
  await page.getByRole('tab', { name: 'For you' }).tap()
  await expect(messagesTab(page)).toHaveText('Messages')
  await page.reload()
  await messagesTab(page).tap()
  await expect(page.getByText('“It is.”')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Unread' })).toBeHidden()
})

test('a visitor is led to the login, and somebody without messages learns what comes here', async ({ page }) => {
  await openPage(page, 'pages/home/index')
  await messagesTab(page).tap()
  await page.getByRole('button', { name: 'Log in' }).tap()
  await expect(page.getByRole('button', { name: 'Log in by phone' })).toBeVisible()
})

test('the square begins with whom one follows', async ({ page, customer, storefront }) => {
  await storefront.call(follow, { authorId: 'xu-ran', isOn: true }, { token: customer.token })
  await openPage(page, 'pages/home/index')
  await page.getByRole('tab', { name: 'Square' }).tap()
  await expect(page.getByText(/^(Gao Feng|Lin Qiao|Xu Ran|Zhou Yining)$/).first()).toHaveText('Xu Ran')
})
