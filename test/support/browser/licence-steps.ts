import { expect, type Page } from '@playwright/test'

/** Chooses a picture for each side of the driving licence, on its page. */
export const addLicenceSides = async (page: Page): Promise<void> => {
  for (const side of ['front', 'back']) {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: `Add the ${side}`, exact: true }).tap()
    await (await choosing).setFiles('docs/images/app.webp')
    await expect(page.getByRole('button', { name: `Replace the ${side}` })).toBeVisible()
  }
}
