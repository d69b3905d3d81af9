import type Element from 'miniprogram-automator/out/Element'
import { useCatalogue } from './catalogue'

describe('the official client asks a page', () => {
  const catalogue = useCatalogue('happy-dom')

  it('for its data, its methods and its window', async () => {
    const page = await catalogue().page()
    expect(await page.data('cars[1].name')).toBe('Vela 9')
    await page.setData({ title: 'Changed' })
    expect(await page.data('title')).toBe('Changed')
    expect(await page.callMethod('add', 2, 3)).toBe(5)
    await expect(page.callMethod('missing')).rejects.toThrow('page.missing not exists')
    expect(await page.size()).toEqual({ width: 0, height: 0 })
    expect(await page.scrollTop()).toBe(0)
  })

  it('for its elements', async () => {
    const page = await catalogue().page()
    expect(await page.$('.nothing')).toBeNull()
    expect((await page.$$('.car')) as Element[]).toHaveLength(2)
    const list = (await page.$('.cars')) as Element
    expect((await list.$$('view')) as Element[]).toHaveLength(2)
    expect(await ((await list.$('#vela-9')) as Element).text()).toBe('Vela 9')
    expect(await page.$('part >>> .inside')).not.toBeNull()
  })
})
