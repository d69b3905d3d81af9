import type {
  ContextElement,
  CustomElement,
  InputElement,
  MovableViewElement,
  ScrollViewElement,
  SliderElement,
  SwiperElement,
  SwitchElement,
} from 'miniprogram-automator/out/Element'
import { useCatalogue } from './catalogue'

describe('the official client asks an element', () => {
  const catalogue = useCatalogue('happy-dom')

  it('how it looks', async () => {
    const title = await catalogue().element('.title')
    expect(await title.attribute('class')).toBe('title')
    expect(await title.property('id')).toBe('title')
    await expect(title.property('nothing')).rejects.toThrow('not exists')
    expect(await title.style('font-weight')).toBe('600')
    expect(await title.outerWxml()).toContain('Catalogue')
    expect(await title.wxml()).toBe('Catalogue')
    expect(await title.size()).toEqual({ width: 0, height: 0 })
    expect(await title.offset()).toEqual({ left: 0, top: 0 })
  })

  it('to be touched, pressed long and sent events', async () => {
    const { element, log } = catalogue()
    const pad = await element('.pad')
    await pad.touchstart()
    await pad.touchmove()
    await pad.touchend()
    await pad.longpress()
    await pad.trigger('custom', { a: 1 })
    await pad.dispatchEvent({ eventName: 'touchcancel' })
    expect(await log()).toEqual([
      'touchstart',
      'touchmove',
      'touchend',
      'touchstart',
      'longpress',
      'touchend',
      'custom',
      'touchcancel',
    ])
  })

  it('to take text, to be switched, slid, swiped and scrolled', async () => {
    const { element, page } = catalogue()
    await (await element<InputElement>('.name')).input('Ada')
    expect(await (await element<InputElement>('.name')).value()).toBe('Ada')
    await (await element<InputElement>('.note')).input('Hello')
    await (await element<SwitchElement>('.switch')).tap()
    await (await element<SliderElement>('.slider')).slideTo(40)
    await (await element<SwiperElement>('.swiper')).swipeTo(1)
    await (await element<MovableViewElement>('.movable')).moveTo(3, 4)
    const scroll = await element<ScrollViewElement>('.scroll')
    await scroll.scrollTo(0, 10)
    expect(await scroll.scrollHeight()).toBe(0)
    expect(await (await page()).data('values')).toMatchObject({
      name: 'Ada',
      note: 'Hello',
      switch: true,
      slider: 40,
      swiper: 1,
      movable: { x: 3, y: 4 },
    })
  })

  it('to send a form, and to play', async () => {
    const { element, page } = catalogue()
    await (await element('.radio-b')).tap()
    await (await element('.check-a')).tap()
    await (await element('.submit')).tap()
    expect(await (await page()).data('sent')).toMatchObject({ name: 'Ada', paint: 'b', packs: ['a'] })
    const video = await element<ContextElement>('video')
    await video.callContextMethod('play')
    expect(await (await page()).data('values.video')).toBe('play')
    await expect(video.callContextMethod('dance')).rejects.toThrow('method "dance" of a video is not known')
  })

  it('for the code behind a component', async () => {
    const part = await catalogue().element<CustomElement>('part')
    expect(await part.data('count')).toBe(1)
    await part.setData({ count: 2 })
    expect(await part.callMethod('double')).toBe(4)
  })
})
