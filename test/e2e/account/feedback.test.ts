import { countCalls } from '../../support/browser/counted-calls'
import { feedbackOf, madeId } from '../../support/customers/feedback'
import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'
import { uploadFile, uploadPrivateFile } from '@/wire/endpoints/common'
import { saveDraft } from '@/wire/endpoints/feedback'
import type { FileChooser, Page } from '@playwright/test'

const PICTURE = 'docs/images/app.webp'
const MEGABYTE = 1_048_576

// Logged in before the first page opens.
test.beforeEach(({ customer }) => void customer)

/** Taps what opens the browser's choice of files, and answers that choice. */
const openChoice = async (page: Page, name = 'Add photos or a video') => {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name }).tap()
  return choosing
}

const choose = async (page: Page, files: Parameters<FileChooser['setFiles']>[0]) =>
  (await openChoice(page)).setFiles(files)

/** Leaves that choice without a file, as a browser tells of it. */
const callOff = (choice: FileChooser) => choice.element().dispatchEvent('cancel')

test('a feedback is written offline, survives a reload, and is sent with its picture', async ({ page, context }) => {
  await openPage(page, 'pages/feedback/create')
  const categories = page.getByRole('radiogroup', { name: 'Category' })
  await categories.getByRole('radio', { name: 'Other' }).tap()
  await categories.getByRole('radio', { name: 'In-car feedback' }).tap()
  await expect(categories.getByRole('radio', { checked: true })).toHaveText('In-car feedback')
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'What happened?' }).fill('The voice drops after a call.')
  await choose(page, PICTURE)
  await expect(page.getByText('Saved on this phone')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upload Attachment 1 again' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Submit/ })).toHaveAttribute('aria-disabled', 'true')

  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'What happened?' })).toHaveValue('The voice drops after a call.')
  await expect(page.getByText('Saved, phone and server')).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).tap()
  await expect(page.getByText('Submitted')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Attachment 1' })).toBeVisible()
})

test('a picture that was chosen without a network is sent once there is one, without a tap', async ({
  page,
  context,
}) => {
  await openPage(page, 'pages/feedback/create')
  await page.getByRole('radio', { name: 'Bug' }).tap()
  await page.getByRole('textbox', { name: 'What happened?' }).fill('The sunroof rattles.')
  await context.setOffline(true)
  await choose(page, PICTURE)
  await expect(page.getByRole('button', { name: 'Upload Attachment 1 again' })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Upload Attachment 1 again' })).toBeHidden()
  await expect(page.getByText('Saved, phone and server')).toBeVisible()
  await page.getByRole('button', { name: 'Submit', exact: true }).tap()
  await expect(page.getByText('Submitted')).toBeVisible()
})

/** The keys of the files that the browser keeps for drafts. */
const keptFiles = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('vela-files')
        opening.onsuccess = () => {
          const listing = opening.result.transaction('files').objectStore('files').getAllKeys()
          listing.onsuccess = () => {
            opening.result.close()
            resolve(listing.result.map(String))
          }
        }
      }),
  )

/** Takes every file of drafts from the browser, as a phone does that is short of room. */
const loseFiles = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('vela-files')
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('files', 'readwrite')
          transaction.objectStore('files').clear()
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )

/** Leaves a file in the browser that no draft has. */
const leaveFile = (page: Page, key: string) =>
  page.evaluate(
    (kept) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('vela-files')
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('files', 'readwrite')
          transaction.objectStore('files').put(new Blob(['film']), kept)
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    key,
  )

test('a deleted draft leaves no file on the phone, nor does one that ran out', async ({ page }) => {
  await page.route(`**${uploadPrivateFile.path}`, (route) => route.abort())
  await openPage(page, 'pages/feedback/create')
  await page.getByRole('textbox', { name: 'What happened?' }).fill('The wipers squeak.')
  await choose(page, PICTURE)
  await expect(page.getByRole('button', { name: 'Upload Attachment 1 again' })).toBeVisible()
  const [file] = await keptFiles(page)
  await leaveFile(page, 'of-a-draft-that-ran-out')

  await openPage(page, 'pages/feedback/draft')
  await page.reload()
  await expect.poll(() => keptFiles(page)).toEqual([file])
  await page.getByRole('button', { name: /^Delete/ }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap()
  await expect(page.getByText('The wipers squeak.')).toBeHidden()
  await expect.poll(() => keptFiles(page)).toEqual([])
})

test('two quick taps open one choice, and the tile opens another once that was called off', async ({ page }) => {
  await openPage(page, 'pages/feedback/create')
  const choices: FileChooser[] = []
  page.on('filechooser', (choice) => choices.push(choice))
  const add = page.getByRole('button', { name: 'Add photos or a video' })
  await add.tap()
  await add.tap()
  await expect.poll(() => choices.length).toBe(1)
  for (const choice of choices) await callOff(choice)
  await choose(page, PICTURE)
  await expect(page.getByText('1/9')).toBeVisible()
  expect(choices).toHaveLength(2)
})

test('a file that the phone gave up is asked for again, and stays asked for until one is chosen', async ({ page }) => {
  await page.route(`**${uploadPrivateFile.path}`, (route) => route.abort())
  await openPage(page, 'pages/feedback/create')
  await page.getByRole('textbox', { name: 'What happened?' }).fill('The mirror folds by itself.')
  await choose(page, PICTURE)
  await expect(page.getByRole('button', { name: 'Upload Attachment 1 again' })).toBeVisible()
  await expect.poll(() => keptFiles(page)).toHaveLength(1)
  await loseFiles(page)
  await page.reload()

  await callOff(await openChoice(page, 'Add again: Attachment 1'))
  await page.getByRole('radio', { name: 'Inquiry' }).tap()
  await expect(page.getByText('Add the lost files again')).toBeVisible()
  await page.unroute(`**${uploadPrivateFile.path}`)
  await (await openChoice(page, 'Add again: Attachment 1')).setFiles(PICTURE)
  await expect(page.getByText('Saved, phone and server')).toBeVisible()
  await expect(page.getByText('1/9')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Attachment 1' })).toBeVisible()
  await expect(page.getByText('Add again')).toBeHidden()
})

test('a video of 500 MB is refused before it is sent', async ({ page }) => {
  await openPage(page, 'pages/feedback/create')
  const uploads = countCalls(page, uploadFile, uploadPrivateFile)
  // Half a gigabyte would not go through the test's own line: the browser is told the size alone.
  await page.evaluate((bytes) => {
    Object.defineProperty(File.prototype, 'size', { get: () => bytes })
  }, 500 * MEGABYTE)
  await choose(page, { name: 'drive.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') })
  await expect(page.getByRole('dialog', { name: 'Too large to send' })).toBeVisible()
  expect(uploads()).toBe(0)
})

test('a draft of another phone is found, and joined with what is written here', async ({
  page,
  customer,
  storefront,
}) => {
  const { token } = customer
  const { id, contact, media } = feedbackOf(7, { id: madeId(7) })
  const draft = { id, contact, media, category: null, content: 'The voice', baseRevision: 0 }
  await storefront.call(saveDraft, draft, { token })
  await openPage(page, 'pages/feedback/draft')
  await page.getByRole('button', { name: /^Edit/ }).tap()
  await storefront.call(saveDraft, { ...draft, content: 'Wipers, too', baseRevision: 1 }, { token })
  await page.getByRole('textbox', { name: 'What happened?' }).fill('The voice drops')
  await expect(page.getByText(/^Joined with what you wrote/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'What happened?' })).toHaveValue('The voice drops\nWipers, too')
})
