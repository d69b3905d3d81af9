import type { Page } from '@playwright/test'
import { write } from '@/wire/endpoints/comment'
import { follow } from '@/wire/endpoints/article'
import { see } from '@/wire/endpoints/message'
import { follow as followTopic } from '@/wire/endpoints/topic'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { logInByPhone, type Customer } from '../../support/customers/customer'
import { placeOrder } from '../../support/customers/orders'
import { routeTo } from '../../support/browser/page-samples'
import { expect, test } from '../../support/browser/phone'
import type { Storefront } from '../../support/browser/storefront'
import { openPage, payInSandbox } from '../../support/browser/storefront-steps'
import { tapAnswered } from '../../support/browser/tap-answered'
import { newId } from '../../support/samples/new-id'

// Not the story of the page's own test, see comments.test.ts.
const STORY = 'dawn-copper'
const messagesTab = (page: Page) => page.getByRole('tab', { name: /^Messages/ })

/** Somebody answers a comment of the customer. */
const answer = async (storefront: Storefront, { phone, ip, token }: Customer, content: string): Promise<void> => {
  const id = newId()
  await storefront.call(write, { id, articleId: STORY, content: 'Well drawn.' }, { token })
  const other = await logInByPhone(storefront, phone.replace(/^139/, '137'), ip)
  await storefront.call(write, { id: newId(), articleId: STORY, content, answeredId: id }, { token: other.token })
}

test('a reply is counted on the tab, read once it was seen, and leads to itself under its article', async ({
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
  const said = page.getByText('It is.', { exact: true })
  await expect(said).toBeInViewport()
  await page.reload()
  await expect(said).toBeInViewport()
})

test('a link to a comment that is not there any more says so above the others', async ({ page }) => {
  await openPage(page, routeTo('pages/articles/view', { id: 'quiet-cabin', comment: 'nothing' }))
  await expect(page.getByText('The comment that you came for is not here any more.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Comments' }).getByRole('listitem').first()).toBeVisible()
})

test('an order that waits for its deposit is paid from its message, which is gone then', async ({
  page,
  customer,
  storefront,
}) => {
  await placeOrder(storefront, customer)
  await openPage(page, 'pages/home/index')
  await messagesTab(page).tap()
  const row = page.getByRole('listitem').filter({ hasText: 'Your place is kept until' })
  await expect(row).toContainText(/Pay within \d+ minutes/)
  await row.getByRole('button', { name: 'Pay', exact: true }).tap()
  await payInSandbox(page, 'Success')
  await expect(page.getByRole('heading', { name: 'Deposit paid' })).toBeVisible()
  await openPage(page, 'pages/home/index')
  await messagesTab(page).tap()
  await expect(page.getByText('We have received your deposit.')).toBeVisible()
  await expect(row).toBeHidden()
})

test('a message on screen tells when the time to pay is over', async ({ page, customer, storefront }) => {
  const { expirationTime } = await placeOrder(storefront, customer)
  storefront.clock.set(new Date(parseShanghai(expirationTime ?? '') - 5_000))
  await openPage(page, 'pages/home/index')
  await messagesTab(page).tap()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  await expect(page.getByText('The time to pay is over')).toBeVisible({ timeout: 10_000 })
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeHidden()
})

test('what was on screen is read when its reader goes on', async ({ page, customer, storefront }) => {
  await answer(storefront, customer, 'It is.')
  await openPage(page, 'pages/home/index')
  await messagesTab(page).tap()
  await expect(page.getByText('“It is.”')).toBeVisible()
  await tapAnswered(page.getByRole('tab', { name: 'For you' }), see)
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

test('the square names its topics, those that one follows first, and an author is followed from a post', async ({
  page,
  customer,
  storefront,
}) => {
  await storefront.call(followTopic, { id: 'night-drive', isOn: true }, { token: customer.token })
  await openPage(page, 'pages/home/index')
  await page.getByRole('tab', { name: 'Square' }).tap()
  await page.getByRole('button', { name: 'Follow Gao Feng' }).first().tap()
  await expect(page.getByRole('button', { name: 'Following Gao Feng' }).first()).toBeVisible()
  const topics = page.locator('.square-topics').getByRole('link')
  await expect(topics.first()).toHaveText('Night drive')
  await expect(topics.last()).toHaveText('All topics')
  await topics.first().tap()
  await expect(page.getByRole('heading', { name: 'Night drive' }).first()).toBeVisible()
})
