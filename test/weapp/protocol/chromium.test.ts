import { useCatalogue } from './catalogue'

describe('in Chromium the official client also', () => {
  const catalogue = useCatalogue('chromium')

  it('takes a picture, measures, and finds by XPath', async () => {
    const { miniProgram, page, element } = catalogue()
    const picture = String(await miniProgram.screenshot())
    expect(Buffer.from(picture, 'base64').subarray(1, 4).toString()).toBe('PNG')
    expect(await (await element('.title')).size()).toMatchObject({ width: 375 })
    expect(await (await page()).getElementByXpath('//view[@id="title"]')).not.toBeNull()
    await (await element('.log')).tap()
    expect((await page()).path).toBe('pages/home/index')
  })
})
