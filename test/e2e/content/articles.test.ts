import { detail, favourite, follow, like as likeArticle } from '@/wire/endpoints/article'
import { holdCalls } from '../../support/browser/held-calls'
import { expect, test } from '../../support/browser/phone'
import { routeTo } from '../../support/browser/page-samples'
import { logIn, openPage } from '../../support/browser/storefront-steps'
import { tapAnswered } from '../../support/browser/tap-answered'

const STORY = 'Inside the Vela 7: a quiet cabin, drawn around the driver'
const storyPage = routeTo('pages/articles/view', { id: 'quiet-cabin' })

test('a card of Explore leads to its article, and Back to where one was', async ({ page }) => {
  await openPage(page, 'pages/home/index')
  await page.getByRole('link', { name: STORY }).tap()
  await expect(page.getByRole('heading', { name: STORY, level: 1 })).toBeVisible()
  await expect(page.getByText('“Silence is a material. You can shape it.”')).toBeVisible()
  await page.getByRole('link', { name: /Vela 7 Fastback/ }).tap()
  await expect(page.getByRole('radio', { name: /^Long Range/ })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Back' }).last().tap()
  await expect(page.getByRole('link', { name: STORY })).toBeVisible()
})

test('the card that was tapped is there while the article is on its way', async ({ page }) => {
  await openPage(page, 'pages/home/index')
  const card = page.getByRole('link', { name: STORY })
  await expect(card).toBeVisible()
  const answer = await holdCalls(page, '**/content/article/detail**')
  await card.tap()
  await expect(page.getByRole('heading', { name: STORY, level: 1 })).toBeVisible()
  await expect(page.getByRole('switch', { name: /^Like, / })).toBeHidden()
  answer()
  await expect(page.getByRole('switch', { name: /^Like, / })).toBeVisible()
})

test('a customer likes, saves and follows, and finds it so after a reload', async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  await openPage(page, storyPage)
  const like = page.getByRole('switch', { name: /^Like, / })
  const save = page.getByRole('switch', { name: /^Save/ })
  await expect(like).not.toBeChecked()
  await tapAnswered(like, likeArticle)
  await tapAnswered(save, favourite)
  await tapAnswered(page.getByRole('button', { name: 'Follow Vela Design' }), follow)
  await expect(page.getByRole('button', { name: 'Following Vela Design' })).toBeVisible()
  await page.reload()
  await expect(like).toBeChecked()
  await expect(save).toBeChecked()
  await page.getByRole('button', { name: 'Following Vela Design' }).tap()
  const question = page.getByRole('dialog', { name: 'Stop following Vela Design?' })
  await question.getByRole('button', { name: 'Unfollow' }).tap()
  await expect(page.getByRole('button', { name: 'Follow Vela Design' })).toBeVisible()
})

test('the card that led to an article counts a like of its page', async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  await openPage(page, 'pages/home/index')
  const card = page.locator('.feed-card').filter({ has: page.getByRole('link', { name: STORY }) })
  const counted = card.getByRole('img', { name: / likes$/ })
  const before = Number((await counted.innerText()).replace(',', ''))
  const after = (before + 1).toLocaleString('en')
  await card.getByRole('link', { name: STORY }).tap()
  await page.getByRole('switch', { name: /^Like, / }).tap()
  await expect(page.getByRole('switch', { name: `Like, ${after}` })).toBeChecked()
  await page.goBack()
  await expect(counted).toHaveText(after)
})

test('a like that the server refuses is undone with a word', async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  await openPage(page, storyPage)
  const like = page.getByRole('switch', { name: /^Like, / })
  const before = await like.getAttribute('aria-label')
  await page.route('**/content/article/like', (route) =>
    route.fulfill({ status: 200, json: { code: 50300, data: null, msg: 'Not right now.' } }),
  )
  await like.tap()
  const word = page.getByRole('dialog', { name: 'That did not work' })
  await expect(word).toContainText('Not right now.')
  await word.getByRole('button', { name: 'OK' }).tap()
  await expect(like).not.toBeChecked()
  expect(await like.getAttribute('aria-label')).toBe(before)
})

test('on a slow line a like and a save wait for no other, and a like is taken back before its answer', async ({
  page,
  customer,
}) => {
  await openPage(page, storyPage)
  const like = page.getByRole('switch', { name: /^Like, / })
  const save = page.getByRole('switch', { name: /^Save, / })
  await expect(like, customer.phone).not.toBeChecked()
  const answerLikes = await holdCalls(page, '**/content/article/like')
  await like.tap()
  await tapAnswered(save, favourite)
  await expect(save).toBeChecked()

  // Until the time of a double tap is over a tap means nothing.
  await expect(async () => {
    await like.tap()
    await expect(like).not.toBeChecked({ timeout: 50 })
  }).toPass()
  const takenBack = page.waitForResponse(
    (response) => response.url().endsWith(likeArticle.path) && response.request().postDataJSON().isOn === false,
  )
  answerLikes()
  expect((await takenBack).status()).toBe(200)
  await page.reload()
  await expect(save).toBeChecked()
  await expect(like).not.toBeChecked()
})

test('a double tap on the heart likes once', async ({ page, customer }) => {
  await openPage(page, storyPage)
  const like = page.getByRole('switch', { name: /^Like, / })
  await expect(like, customer.phone).not.toBeChecked()
  await like.evaluate((heart: HTMLElement) => {
    heart.click()
    heart.click()
  })
  await expect(like).toBeChecked()
})

test('a visitor who likes is led to the login, and back to the article as it is for the customer', async ({
  page,
  shopper,
  storefront,
}) => {
  await openPage(page, storyPage)
  const quote = page.getByText('“Silence is a material. You can shape it.”')
  const place = () => quote.evaluate((words) => Math.round(words.getBoundingClientRect().top))
  await quote.evaluate((words) => words.scrollIntoView())
  const left = await place()
  await page.getByRole('switch', { name: /^Like, / }).tap()
  await expect(page.getByRole('button', { name: 'Log in by phone' })).toBeVisible()
  const readAgain = page.waitForRequest(
    (request) => request.url().includes(detail.path) && request.headers().authorization !== undefined,
  )
  await logIn(page, storefront, shopper.phone)
  await readAgain
  await expect(page.getByRole('switch', { name: /^Like, / })).toBeVisible()
  await expect.poll(place, 'where the reader was').toBe(left)
})

test('an article is shared by a link and a code, and reported for a reason', async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  await openPage(page, routeTo('pages/articles/view', { id: 'good-noodles' }))
  await page.getByRole('button', { name: 'Share' }).tap()
  const share = page.getByRole('dialog', { name: 'Share this article' })
  await expect(share.getByText(/pages\/articles\/view\?id=good-noodles/)).toBeVisible()
  await share.getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('button', { name: 'Report this article' }).tap()
  const report = page.getByRole('dialog', { name: 'Report' })
  await expect(report.getByRole('button', { name: 'Send report' }), 'a reason is needed').toBeDisabled()
  await report.getByRole('radio', { name: 'Insult or hate' }).tap()
  await report.getByRole('button', { name: 'Send report' }).tap()
  await expect(page.getByText('Reported, thank you')).toBeVisible()
})

test('an article that was taken down says so and leads on', async ({ page }) => {
  await openPage(page, routeTo('pages/articles/view', { id: 'of-yesterday' }))
  await expect(page.getByRole('heading', { name: 'This article has been taken down' })).toBeVisible()
  await page.getByRole('button', { name: 'To Explore' }).tap()
  await expect(page.getByRole('heading', { name: 'Stories' })).toBeVisible()
})
