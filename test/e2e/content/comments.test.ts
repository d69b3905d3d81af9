import type { Page } from '@playwright/test'
import { like as likeComment, write } from '@/wire/endpoints/comment'
import { ReportReason } from '@/wire/enums/content'
import { hideComment } from '../../../server/modules/comment/hide-comment'
import type { Customer } from '../../support/customers/customer'
import { routeTo } from '../../support/browser/page-samples'
import { expect, test } from '../../support/browser/phone'
import type { Storefront } from '../../support/browser/storefront'
import { openPage } from '../../support/browser/storefront-steps'
import { tapAnswered } from '../../support/browser/tap-answered'
import { newId } from '../../support/samples/new-id'

// Not the story of the page's own test: what is said here stays, in English, for whoever reads it next.
const STORY = 'six-seats-two-tents'
const storyPage = routeTo('pages/articles/view', { id: STORY })
/** Words that no other run has said. */
const own = (words: string): string => `${words} (${newId().slice(0, 8).replace(/\d/g, 'x')})`

const listOf = (page: Page) => page.getByRole('list', { name: 'Comments' }).getByRole('listitem')
const countOn = async (page: Page): Promise<number> => {
  const heading = page.getByRole('heading', { name: /^Comments \d/ })
  await expect(heading).toBeVisible()
  return Number((await heading.textContent())?.replace(/\D/g, ''))
}
const expectCount = (page: Page, count: number) =>
  expect(page.getByRole('heading', { name: `Comments ${count}`, exact: true })).toBeVisible()

/** A comment that the customer has written; answers its id. */
const said = async (storefront: Storefront, { token }: Customer, content: string): Promise<string> => {
  const id = newId()
  await storefront.call(write, { id, articleId: STORY, content }, { token })
  return id
}

test('a customer says something, answers an answer and likes one; a reload finds it all', async ({
  page,
  customer,
}) => {
  expect(customer.token).not.toBe('')
  const [first, second] = [own('Six seats, six opinions.'), own('And in front of it?')]
  await openPage(page, storyPage)
  const before = await countOn(page)
  await page.getByRole('button', { name: 'Say something' }).tap()
  const field = page.getByRole('textbox', { name: 'Your comment' })
  await expect(page.getByRole('button', { name: 'Send' }), 'nothing is said yet').toBeDisabled()
  await field.fill(first)
  await page.getByRole('button', { name: 'Send' }).tap()
  await expectCount(page, before + 1)
  await expect(listOf(page).first()).toContainText(first)

  const thread = listOf(page).filter({ hasText: 'Where does the luggage go' })
  await thread.getByRole('button', { name: /more repl/ }).tap()
  await expect(thread.getByText('Ours weighs as much as a tent.')).toBeVisible()
  await thread.getByRole('button', { name: 'Reply to Lin Qiao' }).tap()
  await field.fill(second)
  await page.getByRole('button', { name: 'Send' }).tap()
  await expect(thread.getByText(`@Lin Qiao ${second}`)).toBeVisible()

  const like = thread.getByRole('switch', { name: /^Like what Xu Ran says/ })
  await expect(like).not.toBeChecked()
  await tapAnswered(like, likeComment)
  await expect(like).toBeChecked()
  await page.reload()
  await expectCount(page, before + 2)
  await expect(like).toBeChecked()
  await page.getByRole('radio', { name: 'Newest' }).tap()
  await expect(listOf(page).first()).toContainText(first)
})

test('what is refused stays in the field, and what was typed outlives a reload', async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  const offer = 'Half price, add my number 138 0000 4417'
  await openPage(page, storyPage)
  await page.getByRole('button', { name: 'Say something' }).tap()
  const field = page.getByRole('textbox', { name: 'Your comment' })
  await field.fill(offer)
  await page.getByRole('button', { name: 'Send' }).tap()
  const word = page.getByRole('dialog', { name: 'Your comment was not sent' })
  await expect(word).toContainText('Comments take no insults, offers, numbers, links or hidden characters.')
  await word.getByRole('button', { name: 'OK' }).tap()
  await expect(word).toBeHidden()
  await expect(field).toHaveValue(offer)
  await page.reload()
  await page.getByRole('button', { name: 'Say something' }).tap()
  await expect(field).toHaveValue(offer)
  await page.getByRole('button', { name: 'Stop writing' }).tap()
  await expect(page.getByRole('switch', { name: /^Like, / })).toBeVisible()
})

test('a comment whose reply was lost stands once, though the page was opened anew in between', async ({
  page,
  customer,
}) => {
  expect(customer.token).not.toBe('')
  const words = own('I would take the one with six seats')
  await openPage(page, storyPage)
  const before = await countOn(page)
  await page.route(`**${write.path}`, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Say something' }).tap()
  await page.getByRole('textbox', { name: 'Your comment' }).fill(words)
  await page.getByRole('button', { name: 'Send' }).tap()
  await page.getByRole('dialog', { name: 'Your comment was not sent' }).getByRole('button', { name: 'OK' }).tap()

  await page.unroute(`**${write.path}`)
  await page.reload()
  await page.getByRole('button', { name: 'Say something' }).tap()
  await expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveValue(words)
  await tapAnswered(page.getByRole('button', { name: 'Send' }), write)
  await page.reload()
  await expectCount(page, before + 1)
})

test('an own comment is deleted once asked', async ({ page, customer, storefront }) => {
  const words = own('Too early.')
  await said(storefront, customer, words)
  await openPage(page, storyPage)
  await page.getByRole('radio', { name: 'Newest' }).tap()
  const before = await countOn(page)
  const row = listOf(page).filter({ hasText: words })
  await row.getByRole('button', { name: 'Delete' }).tap()
  const question = page.getByRole('dialog', { name: 'Delete this comment?' })
  await question.getByRole('button', { name: 'Delete' }).tap()
  await expectCount(page, before - 1)
  await expect(row).toBeHidden()
})

test('an own answer is deleted by itself, and its thread stays', async ({ page, customer, storefront }) => {
  const [words, answer] = [own('Too early.'), own('Or too late.')]
  const id = await said(storefront, customer, words)
  const { token } = customer
  await storefront.call(write, { id: newId(), articleId: STORY, content: answer, answeredId: id }, { token })
  await openPage(page, storyPage)
  await page.getByRole('radio', { name: 'Newest' }).tap()
  const before = await countOn(page)
  const row = listOf(page).filter({ hasText: words })
  await row.getByRole('button', { name: 'Delete' }).last().tap()
  const question = page.getByRole('dialog', { name: 'Delete this comment?' })
  await question.getByRole('button', { name: 'Delete' }).tap()
  await expectCount(page, before - 1)
  await expect(page.getByText(answer)).toBeHidden()
  await expect(row).toBeVisible()
})

test('a comment stays where the server refuses to delete it', async ({ page, customer, storefront }) => {
  const words = own('Too early.')
  await said(storefront, customer, words)
  await openPage(page, storyPage)
  await page.getByRole('radio', { name: 'Newest' }).tap()
  const row = listOf(page).filter({ hasText: words })
  await page.route('**/content/comment/delete', (route) =>
    route.fulfill({ status: 200, json: { code: 50300, data: null, msg: 'Not right now.' } }),
  )
  await row.getByRole('button', { name: 'Delete' }).tap()
  const question = page.getByRole('dialog', { name: 'Delete this comment?' })
  await question.getByRole('button', { name: 'Delete' }).tap()
  const word = page.getByRole('dialog', { name: 'That did not work' })
  await word.getByRole('button', { name: 'OK' }).tap()
  await expect(word).toBeHidden()
  await expect(row).toBeVisible()
})

test('a comment that a moderator has hidden says why to its writer', async ({ page, customer, storefront }) => {
  const words = own('Founder seats, ask me.')
  const id = await said(storefront, customer, words)
  await hideComment(storefront.database, id, ReportReason.advertising, storefront.clock.now())
  await openPage(page, storyPage)
  await page.getByRole('radio', { name: 'Newest' }).tap()
  const row = listOf(page).filter({ hasText: words })
  await expect(row).toContainText('Hidden by a moderator: it offers something for sale. Only you see it.')
  await row.getByRole('link', { name: 'Appeal' }).tap()
  await expect(page).toHaveURL(/feedback\/create/)
  await expect(page.getByRole('radio', { name: 'Complaint or suggestion' })).toBeChecked()
  const told = page.getByRole('textbox', { name: 'What happened' })
  await expect(told).toHaveValue(/^My comment “.+” under “.+” is hidden\.\n$/)
  expect(await told.inputValue()).toContain(words)
})

test('a comment is reported for a reason', async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  await openPage(page, storyPage)
  await page.getByRole('button', { name: 'Report what Gao Feng says' }).first().tap()
  const report = page.getByRole('dialog', { name: 'Report comment' })
  await expect(report).toContainText('Gao Feng')
  await report.getByRole('radio', { name: 'Something else' }).tap()
  await report.getByRole('button', { name: 'Send report' }).tap()
  await expect(page.getByText('Reported, thank you')).toBeVisible()
})

test('a visitor who wants to say something is led to the login', async ({ page }) => {
  await openPage(page, storyPage)
  await page.getByRole('button', { name: 'Say something' }).tap()
  await expect(page.getByRole('button', { name: 'Log in by phone' })).toBeVisible()
})
