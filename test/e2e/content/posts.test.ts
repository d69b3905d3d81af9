import type { Page } from '@playwright/test'
import { uploadFile } from '@/wire/endpoints/common'
import { remove, write } from '@/wire/endpoints/post'
import type { WritePost } from '@/wire/schemas/post'
import { articles } from '@/wire/endpoints/topic'
import { ReportReason, TopicOrder } from '@/wire/enums/content'
import { hidePost } from '../../../server/modules/post/hide-post'
import { answerFirst, holdCalls } from '../../support/browser/held-calls'
import { routeTo } from '../../support/browser/page-samples'
import { expect, test } from '../../support/browser/phone'
import type { Storefront } from '../../support/browser/storefront'
import { logIn, openPage } from '../../support/browser/storefront-steps'
import { newId } from '../../support/samples/new-id'

// Not the topic of the page's own test: what is posted here stays for whoever reads it next.
const TOPIC = 'first-road-trip'
const topicPage = routeTo('pages/topics/view', { id: TOPIC })
const PICTURE = 'docs/images/app.webp'

/** Words that no other run has posted. */
const own = (words: string): string => `${words} (${newId().slice(0, 8).replace(/\d/g, 'x')})`

const field = (page: Page) => page.getByRole('textbox', { name: 'Your post' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Post to First road trip' })
const openComposer = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Post to this topic' }).tap()
  await expect(sheet(page)).toBeVisible()
}
const addPicture = async (page: Page): Promise<void> => {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add a picture' }).tap()
  await (await choosing).setFiles(PICTURE)
}
const postedWith = async (storefront: Storefront, words: string): Promise<number> => {
  const { data } = await storefront.call(articles, { id: TOPIC, order: TopicOrder.newest, size: 50 })
  return data.records.filter(({ summary }) => summary.includes(words)).length
}
const postAs = async (storefront: Storefront, token: string, content: string): Promise<string> => {
  const id = newId()
  await storefront.call(write, { id, revision: 1, topicId: TOPIC, content, pictures: [] }, { token })
  return id
}

test('a visitor is led to the login, comes back and posts words with a picture; a reload on the way loses nothing', async ({
  page,
  storefront,
  shopper,
}) => {
  const words = own('Four hundred kilometres of sheep.')
  await openPage(page, topicPage)
  await page.getByRole('button', { name: 'Post to this topic' }).tap()
  await logIn(page, storefront, shopper.phone)
  await expect(page.getByRole('heading', { name: 'First road trip' })).toBeVisible()
  await openComposer(page)
  await expect(sheet(page).getByRole('button', { name: /^Post/ })).toBeDisabled()
  await field(page).fill(words)
  await addPicture(page)
  await expect(page.getByRole('button', { name: 'Remove Picture 1' })).toBeVisible()

  await page.reload()
  await openComposer(page)
  await expect(field(page)).toHaveValue(words)
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await sheet(page).getByRole('button', { name: 'Post', exact: true }).tap()
  await expect(sheet(page)).toBeHidden()
  await expect(page.getByRole('tab', { name: 'New' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('link', { name: words }).tap()
  await expect(page.getByRole('button', { name: /^Picture by/ })).toBeVisible()
  expect(await postedWith(storefront, words)).toBe(1)
})

test('"back" closes what is being written and keeps it, and a posted one leaves an empty page behind', async ({
  page,
  customer,
}) => {
  expect(customer.token).not.toBe('')
  const words = own('Sheep again.')
  await openPage(page, topicPage)
  await openComposer(page)
  await field(page).fill(words)
  await page.goBack()
  await expect(sheet(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'First road trip' })).toBeVisible()
  // By a reload, for a second tap on the same button right after the first would be none.
  await page.reload()
  await openComposer(page)
  await expect(field(page)).toHaveValue(words)
  await sheet(page).getByRole('button', { name: 'Post', exact: true }).tap()
  await expect(page.getByRole('link', { name: words })).toBeVisible()
  await expect(sheet(page)).toBeHidden()
  await page.reload()
  await openComposer(page)
  await expect(field(page)).toHaveValue('')
})

test.describe('a reply that is lost', () => {
  test.use({ knownFault: /ERR_FAILED|Failed to load/ })

  test('posts nothing twice, and what was edited meanwhile is what stands there', async ({
    page,
    customer,
    storefront,
  }) => {
    expect(customer.token).not.toBe('')
    const words = own('One sheep.')
    await openPage(page, topicPage)
    await openComposer(page)
    await field(page).fill(words)
    let isLost = true
    await page.route(`**${write.path}`, async (route) => {
      if (!isLost) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await sheet(page).getByRole('button', { name: 'Post', exact: true }).tap()
    const word = page.getByRole('dialog', { name: 'Not posted yet' })
    await word.getByRole('button', { name: 'OK' }).tap()
    await expect(sheet(page)).toContainText('It was sent, but no reply came.')
    expect(await postedWith(storefront, words)).toBe(1)

    isLost = false
    await page.reload()
    await openComposer(page)
    await expect(field(page)).toHaveValue(words)
    await field(page).fill(`${words} And a dog.`)
    await sheet(page).getByRole('button', { name: 'Post again' }).tap()
    await expect(page.getByRole('link', { name: `${words} And a dog.` })).toBeVisible()
    expect(await postedWith(storefront, words)).toBe(1)
  })

  test('of a post that is hidden meanwhile lets what was edited become a post of its own', async ({
    page,
    customer,
    storefront,
  }) => {
    expect(customer.token).not.toBe('')
    const words = own('One sheep for sale.')
    await openPage(page, topicPage)
    await openComposer(page)
    await field(page).fill(words)
    let isLost = true
    await page.route(`**${write.path}`, async (route) => {
      if (!isLost) return route.continue()
      isLost = false
      await route.fetch()
      const { id } = route.request().postDataJSON() as WritePost
      await hidePost(storefront.database, id, ReportReason.advertising, storefront.clock.now())
      return route.abort()
    })
    const word = page.getByRole('dialog', { name: 'Not posted yet' })
    await sheet(page).getByRole('button', { name: 'Post', exact: true }).tap()
    await word.getByRole('button', { name: 'OK' }).tap()
    await field(page).fill(`${words} And a dog.`)
    await sheet(page).getByRole('button', { name: 'Post again' }).tap()
    await expect(word).toContainText('What was sent before can no longer be changed.')
    await word.getByRole('button', { name: 'OK' }).tap()
    await expect(sheet(page)).not.toContainText('no reply came')
    await sheet(page).getByRole('button', { name: 'Post', exact: true }).tap()
    await expect(page.getByRole('link', { name: `${words} And a dog.` })).toBeVisible()
    expect(await postedWith(storefront, words)).toBe(1)
  })

  test('posts anew what had arrived and was deleted since, once that was said', async ({
    page,
    customer,
    storefront,
  }) => {
    const words = own('No sheep.')
    await openPage(page, topicPage)
    await openComposer(page)
    await field(page).fill(words)
    await answerFirst(page, `**${write.path}`, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await sheet(page).getByRole('button', { name: 'Post', exact: true }).tap()
    const word = page.getByRole('dialog', { name: 'Not posted yet' })
    await word.getByRole('button', { name: 'OK' }).tap()
    const { data } = await storefront.call(articles, { id: TOPIC, order: TopicOrder.newest, size: 50 })
    const { id = '' } = data.records.find(({ summary }) => summary === words) ?? {}
    await storefront.call(remove, { id }, { token: customer.token })

    await sheet(page).getByRole('button', { name: 'Post again' }).tap()
    await expect(word).toContainText('What was sent before can no longer be changed.')
    await word.getByRole('button', { name: 'OK' }).tap()
    await sheet(page).getByRole('button', { name: 'Post', exact: true }).tap()
    await expect(page.getByRole('link', { name: words })).toBeVisible()
    expect(await postedWith(storefront, words)).toBe(1)
  })
})

test('what is on its way is not changed', async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  await openPage(page, topicPage)
  await openComposer(page)
  await field(page).fill(own('Slow sheep.'))
  const letGo = await holdCalls(page, `**${write.path}`)
  await sheet(page).getByRole('button', { name: 'Post', exact: true }).tap()
  await expect(field(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeHidden()
  letGo()
  await expect(sheet(page)).toBeHidden()
})

test('a picture that does not arrive is tried again, and the post waits for it', async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  await openPage(page, topicPage)
  await openComposer(page)
  await field(page).fill('Sheep.')
  let isRefused = true
  await page.route(`**${uploadFile.path}`, (route) =>
    isRefused
      ? route.fulfill({ status: 200, json: { code: 50300, data: null, msg: 'Not right now.' } })
      : route.continue(),
  )
  await addPicture(page)
  await expect(page.getByRole('alert')).toHaveText('Not right now.')
  await expect(sheet(page).getByRole('button', { name: /^Post/ })).toBeDisabled()
  isRefused = false
  await page.getByRole('button', { name: 'Upload Picture 1 again' }).tap()
  await expect(sheet(page).getByRole('button', { name: 'Post', exact: true })).toBeEnabled()
})

test('what is refused stays in the field with the reason', async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  const offer = 'Half price, add my number 138 0000 4417'
  await openPage(page, topicPage)
  await openComposer(page)
  await field(page).fill(offer)
  await sheet(page).getByRole('button', { name: 'Post', exact: true }).tap()
  const word = page.getByRole('dialog', { name: 'Not posted yet' })
  await expect(word).toContainText('Posts take no insults, offers, numbers, links or hidden characters.')
  await word.getByRole('button', { name: 'OK' }).tap()
  await expect(field(page)).toHaveValue(offer)
  await expect(sheet(page)).not.toContainText('no reply came')
})

test('a post counts in its topic at once, and the square shows its lines as they were written', async ({
  page,
  customer,
}) => {
  expect(customer.token).not.toBe('')
  const words = own('Two sheep.')
  await openPage(page, topicPage)
  const count = page.getByText(/\d+ articles/)
  const before = Number.parseInt(await count.innerText())
  await openComposer(page)
  await field(page).fill(`${words}\nAnd a third.`)
  const lists: string[] = []
  page.on('request', (request) => request.url().includes(articles.path) && lists.push(request.url()))
  await sheet(page).getByRole('button', { name: 'Post', exact: true }).tap()
  await expect(count).toHaveText(new RegExp(`^${before + 1} articles`))
  await expect(page.getByRole('link', { name: words })).toBeVisible()
  expect(lists).toHaveLength(1)

  await openPage(page, 'pages/home/index')
  await page.getByRole('tab', { name: 'Square' }).tap()
  const link = page.locator('#feed-cards').getByRole('link', { name: words })
  await expect(link).toBeVisible()
  expect(await link.innerText()).toContain(`${words}\nAnd a third.`)
})

test('an own post is deleted once asked, and is gone from its topic', async ({ page, customer, storefront }) => {
  const words = own('Too early for sheep.')
  await postAs(storefront, customer.token, words)
  await openPage(page, topicPage)
  await page.getByRole('tab', { name: 'New' }).tap()
  await page.getByRole('link', { name: words }).tap()
  await page.getByRole('button', { name: 'Delete this post' }).tap()
  const question = page.getByRole('dialog', { name: 'Delete this post?' })
  await question.getByRole('button', { name: 'Cancel' }).tap()
  await expect(question).toBeHidden()
  expect(await postedWith(storefront, words)).toBe(1)
  await page.getByRole('button', { name: 'Delete this post' }).tap()
  await question.getByRole('button', { name: 'Delete' }).tap()
  await expect(page.getByRole('heading', { name: 'First road trip' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'New' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('list').getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('link', { name: words })).toBeHidden()
  expect(await postedWith(storefront, words)).toBe(0)
})

test('a post that a moderator has hidden says why to its writer', async ({ page, customer, storefront }) => {
  const id = await postAs(storefront, customer.token, own('Sheep for sale.'))
  await hidePost(storefront.database, id, ReportReason.advertising, storefront.clock.now())
  await openPage(page, routeTo('pages/articles/view', { id }))
  await expect(page.getByText('Hidden by a moderator: it offers something for sale. Only you see it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Say something' })).toBeHidden()
  await page.getByRole('link', { name: 'Appeal' }).tap()
  await expect(page).toHaveURL(/feedback\/create/)
})
